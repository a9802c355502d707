"""`parlour check`: runs scenario files."""

import sys

from parlour.table.errors import ScenarioError


def check(*paths: str) -> int:
    """Run scenario files, or all under a folder: a line for each that fails, and a count."""
    from parlour.table import scenarios

    passed = failed = broken = 0
    if not paths:
        print("Name a scenario file, or a folder of them.", file=sys.stderr)
        return 2
    try:
        loaded = [(path, scenarios.read(path)) for path in scenarios.files(list(paths))]
    except ScenarioError as error:
        print(error, file=sys.stderr)
        return 2
    for path, content in loaded:
        for scenario in content:
            try:
                scenarios.run(scenario)
                passed += 1
            except scenarios.Failure as failure:
                failed += 1
                print(f"{path}:{failure.line}: {scenario['says']}: {failure}")
            except ScenarioError as error:
                broken += 1
                print(f"{path}: {scenario['says']}: {error}", file=sys.stderr)
    failed += broken
    print(f"{passed} passed, {failed} failed")
    return 2 if broken else 1 if failed else 0
