#!/usr/bin/env python3
"""Takes part in a contest: reads requests of "solve --jsonl", one a line, and writes an answer for each.

    ./impartial contest heaps --strategies auto,search --program 'mine=python3 examples/own-program/solver.py'

To let another program take part, call it in answer() and translate what it prints.
"""
import functools
import json
import sys

OPTIONS = {
    "nim": lambda n: [(k,) for k in range(n)],
    "kayles": lambda n: [(i, n - t - i) for t in (1, 2) if t <= n for i in range((n - t) // 2 + 1)],
    "dawsons-kayles": lambda n: [(i, n - 2 - i) for i in range((n - 2) // 2 + 1)] if n > 1 else [],
}


def answer(request):
    options = OPTIONS.get(request.get("game"))
    if options is None or request.get("play", "normal") != "normal" or request.get("want") != "grundy":
        return {"error": "this program knows the values of " + ", ".join(OPTIONS)}
    work = {"positions": 0, "options": 0}

    @functools.lru_cache(maxsize=None)
    def grundy(heap):
        values = {functools.reduce(lambda a, b: a ^ grundy(b), option, 0) for option in options(heap)}
        work["positions"] += 1
        work["options"] += len(options(heap))
        return next(g for g in range(len(values) + 1) if g not in values)

    heaps = request["position"]
    for heap in range(max(heaps if isinstance(heaps, list) else [heaps], default=0)):
        grundy(heap)  # in ascending order, so that the recursion stays shallow
    value = functools.reduce(lambda a, heap: a ^ grundy(heap), heaps if isinstance(heaps, list) else [heaps], 0)
    return {"outcome": "N" if value else "P", "grundy": value, **work}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
