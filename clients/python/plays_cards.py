"""A bot that plays a card where it can: python3 plays_cards.py npx cardwright agent"""

import sys

from cardwright_agent import Cardwright


def choose(ask):
    playing = [choice["answer"] for choice in ask["choices"] if choice["label"].startswith("Play")]
    return playing[0] if ask["kind"] == "act" and playing else ask["legal"]


with Cardwright(sys.argv[1:] or ["npx", "cardwright", "agent"]) as table:
    results = [table.play(choose, seed=seed, seats=["you", "greedy"]) for seed in (1, 2)]
    print(f"won {sum(result['winner'] == 0 for result in results)} of {len(results)}")
