# The usual chores. The first one that needs it makes .venv, with the versions of constraints.txt.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
PIP := PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(RUN) -m pip install --quiet
JOBS ?= 2
CODE = $(wildcard src tests bench docs)

.PHONY: play test soak check check-gpu bench format clean

play: $(VENV)/installed
	@$(VENV)/bin/parlour play

test: check $(VENV)/ready
	$(RUN) -m tests.prepare
	$(RUN) -m pytest -n $(JOBS)

soak: $(VENV)/ready
	$(RUN) -m tests.prepare
	PARLOUR_TEST_SIZE=100 $(RUN) -m pytest tests/contract -n $(JOBS) --durations=0

check: $(VENV)/ready
	$(VENV)/bin/ruff format --check $(CODE)
	$(VENV)/bin/ruff check $(CODE)
	$(VENV)/bin/pyright

# On a machine with a GPU, from the source tree: whatever Python has Numba and numba-cuda.
check-gpu:
	$(PYTHON) tests/gpu/check.py
	PYTHONPATH=src $(PYTHON) -c 'from parlour.lab.bench import measure; [print(measure(g, 4, "cuda", 1, 3.0)) for g in __import__("parlour").games()]'

format: $(VENV)/ready
	$(VENV)/bin/ruff format $(CODE)
	$(VENV)/bin/ruff check --fix $(CODE)

bench: $(VENV)/ready
	$(VENV)/bin/parlour bench

$(VENV)/installed: pyproject.toml constraints.txt | $(VENV)/bin/pip
	@echo "Installing Parlour into $(VENV) ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/ready: pyproject.toml constraints.txt | $(VENV)/bin/pip
	@echo "Installing Parlour and what its tests need into $(VENV) ..."
	@$(PIP) --editable '.[dev]'
	@touch $(VENV)/installed $@

$(VENV)/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Parlour needs Python 3.11 or later; try: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq python3-venv; \
		else echo "Python's venv module is missing. Install it first, on Debian: apt-get install python3-venv"; exit 2; fi; }
	@$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) dist build .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
