"""A client of `cardwright agent`, with nothing but Python's standard library.

As a program, it plays games with random answers:

    python3 cardwright_agent.py --games 3 -- npx cardwright agent
    npx cardwright simulate --games 10 --bot1 "cmd:python3 cardwright_agent.py --serve"

As a module: give `play` or `serve` a function from a question to an answer.
"""

import argparse
import json
import random
import subprocess
import sys

PROTOCOL = 1


class CardwrightError(Exception):
    """What Cardwright refuses that is no answer: a bot that there is not, a deck that is not legal."""


class Cardwright:
    """One process of `cardwright agent`, for many games."""

    def __init__(self, command=("npx", "cardwright", "agent")):
        self._process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.ready = self._read()
        if self.ready["protocol"] != PROTOCOL:
            raise CardwrightError(f"protocol {self.ready['protocol']} is spoken, not {PROTOCOL}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._process.stdin.close()
        self._process.wait()

    def play(self, choose, **begin):
        """Plays one game; `begin` may have seats, seed, decks and starting. Returns the result.

        An exception of `choose` leaves the game; the next `play` begins another. A game in which every first answer was
        refused is no game of this bot: CardwrightError.
        """
        self._send({"type": "begin", **begin})
        while True:
            message = self._read()
            # What still comes of a game that was left is not of this one.
            if message["type"] == "begun":
                break
            if message["type"] == "error":
                raise CardwrightError(f"{message['code']}: {message['message']}")
        asking = _Asking(choose, self._send)
        while True:
            message = self._read()
            if message["type"] == "result":
                asking.look_back()
                return message
            asking.take(message)

    def _send(self, message):
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()

    def _read(self):
        line = self._process.stdout.readline()
        if line == "":
            raise CardwrightError("cardwright has ended")
        return json.loads(line)


def serve(choose, begun=None):
    """Answers on standard input and output, for `--bot1 "cmd:..."`.

    `begun` is given the message of each game that begins: `seats`, `decks` (the own one) and a `seed` for chance.
    """
    asking = _Asking(choose, lambda message: print(json.dumps(message), flush=True))
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begun" and begun is not None:
            begun(message)
        asking.take(message)


class _Asking:
    """Answers the questions of one game, and counts what is refused."""

    def __init__(self, choose, send):
        self._choose = choose
        self._send = send
        self._open = None
        self._asked = 0
        self._refused = {}

    def take(self, message):
        """Deals with one message."""
        if message["type"] == "ask":
            self._open = message
            self._asked += 1
            self._send({"type": "answer", "ask": message["ask"], "answer": self._choose(message)})
        elif message["type"] == "error":
            if self._open is None:
                raise CardwrightError(f"{message['code']}: {message['message']}")
            # Not every choice can be taken together with every other; this one surely can.
            self._refused.setdefault(self._open["ask"], (self._open["text"], message["message"]))
            self._send({"type": "answer", "ask": self._open["ask"], "answer": self._open["legal"]})

    def look_back(self):
        """Raises where no answer was taken: all that was played is what the client took in its place."""
        if self._asked > 0 and len(self._refused) == self._asked:
            question, why = next(iter(self._refused.values()))
            raise CardwrightError(f"all {self._asked} answers were refused; the first, to {question!r}: {why}")


def random_answer(ask):
    """Any answer; one that is not legal is mended by the client."""
    answers = [choice["answer"] for choice in ask["choices"]]
    if ask["list"]:
        return random.sample(answers, random.randint(ask["min"], min(ask["max"], len(answers))))
    if ask["kind"] == "number":
        return random.randint(ask["min"], ask["max"])
    return random.choice(answers) if answers else ask["legal"]


def main():
    parser = argparse.ArgumentParser(description="Plays games by random answers.")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--serve", action="store_true", help="answer on standard input and output")
    parser.add_argument("command", nargs="*", default=["npx", "cardwright", "agent"])
    given = parser.parse_args()
    random.seed(given.seed)
    if given.serve:
        serve(random_answer, lambda begun: random.seed(begun["seed"]))
        return
    with Cardwright(given.command) as table:
        for game in range(given.games):
            result = table.play(random_answer, seed=given.seed + game)
            print(f"game {game + 1}: winner {result['winner']} in {result['turns']} turns", flush=True)


if __name__ == "__main__":
    main()
