"""The kernel: what all card games share. It knows no game and does no I/O.

Its laws: every fact states its audience; what is to be done is data in the state, never the Python
call stack; rules take the state and ints and give ints, so that one source runs as plain Python and
compiled; chance comes from one generator in the state. What a game's rules may call is re-exported
here. Not here: words, files, seats' names, clocks, and anything that needs NumPy (`compile` only).
"""

from .chance import below as below
from .events import tell as tell
from .events import whisper as whisper
from .moves import offer as offer
from .moves import offer_cards as offer_cards
from .piles import EVERYBODY as EVERYBODY
from .piles import NOBODY as NOBODY
from .piles import become as become
from .piles import cards as cards
from .piles import clear as clear
from .piles import draw as draw
from .piles import find as find
from .piles import forget as forget
from .piles import held as held
from .piles import is_known as is_known
from .piles import is_public as is_public
from .piles import kind as kind
from .piles import known_by as known_by
from .piles import move as move
from .piles import move_all as move_all
from .piles import only as only
from .piles import pick as pick
from .piles import put as put
from .piles import reveal as reveal
from .piles import reveal_all as reveal_all
from .piles import shuffle as shuffle
from .piles import slot_of as slot_of
from .piles import swap as swap
from .piles import top as top
from .piles import tuck as tuck
from .stack import ALL_03 as ALL_03
from .stack import ALL_09 as ALL_09
from .stack import POSITION as POSITION
from .stack import RESOLVING as RESOLVING
from .stack import START as START
from .stack import amend as amend
from .stack import answer as answer
from .stack import argument as argument
from .stack import asked as asked
from .stack import card_of as card_of
from .stack import draw_order as draw_order
from .stack import drop as drop
from .stack import drop_owned as drop_owned
from .stack import everybody as everybody
from .stack import finish as finish
from .stack import has_answered as has_answered
from .stack import is_asked as is_asked
from .stack import is_over as is_over
from .stack import later as later
from .stack import left_of as left_of
from .stack import own as own
from .stack import owner_of as owner_of
from .stack import part as part
from .stack import question as question
from .stack import resolve as resolve
from .stack import settle as settle
from .stack import task as task
from .stack import then as then
from .stack import uppermost as uppermost
from .state import BySeat as BySeat
from .state import Card as Card
from .state import Core as Core
from .state import Flag as Flag
from .state import Number as Number
from .state import Seat as Seat
from .state import SeatOrder as SeatOrder
from .state import SeatSet as SeatSet
from .state import Side as Side
from .state import Zone as Zone
