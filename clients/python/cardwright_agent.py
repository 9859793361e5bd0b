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
        """Plays one game; `begin` may have seats, seed, decks and starting. Returns the result."""
        self._send({"type": "begin", **begin})
        open_ask = None
        while True:
            message = self._read()
            if message["type"] == "result":
                return message
            if message["type"] == "error" and open_ask is None:
                raise CardwrightError(f"{message['code']}: {message['message']}")
            open_ask = _answer(message, open_ask, choose, self._send)

    def _send(self, message):
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()

    def _read(self):
        line = self._process.stdout.readline()
        if line == "":
            raise CardwrightError("cardwright has ended")
        return json.loads(line)


def serve(choose):
    """Answers on standard input and output, for `--bot1 "cmd:..."`."""
    open_ask = None

    def send(message):
        print(json.dumps(message), flush=True)

    for line in sys.stdin:
        open_ask = _answer(json.loads(line), open_ask, choose, send)


def _answer(message, open_ask, choose, send):
    """Deals with one message. Returns the question that is open."""
    if message["type"] == "ask":
        send({"type": "answer", "ask": message["ask"], "answer": choose(message)})
        return message
    if message["type"] == "error" and open_ask is not None:
        # Not every choice can be taken together with every other; this one surely can.
        send({"type": "answer", "ask": open_ask["ask"], "answer": open_ask["legal"]})
        return open_ask
    return None


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
        serve(random_answer)
        return
    with Cardwright(given.command) as table:
        for game in range(given.games):
            result = table.play(random_answer, seed=given.seed + game)
            print(f"game {game + 1}: winner {result['winner']} in {result['turns']} turns", flush=True)


if __name__ == "__main__":
    main()
