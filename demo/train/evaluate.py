#!/usr/bin/env python3
"""Asks a model the held-out questions through the real program, greedily and with --exact, so that the answers do not depend on what is computed
beside them, and writes all pairs with a verdict to held_out.md.

    evaluate.py                               # bin/rkllmd, demo/model/demo.gguf, 100 questions
    evaluate.py --count 1000 --seed 5 --out /tmp/held_out.md

No phrasing of these questions occurs in training. An answer is good when all of this holds:
- it ends by itself, begins with a capital letter, a digit or the name of a thing (rkllmd), and ends with a full stop, "!" or "?";
- it has 3 to 80 words (counts: any number), no six words in a row come twice;
- it is made of sentences: each word, and nine in ten pairs of neighbours, occur in the answers of the training set;
- it has the words that the subject demands; for numbers, opposites, days: it is exactly the right answer (of sums and products either
  number may come first).
"""
import argparse
import json
import pathlib
import re
import subprocess

import corpus

HERE = pathlib.Path(__file__).resolve().parent


def split(text):
    return re.findall(r"[\w$/.:-]*\w|[.,;:!?\"]", text)


def learn_words():
    """Returns the words and the pairs of neighbours of many training answers."""
    words, pairs = set(), set()
    for dialogue in corpus.draw_dialogues(60000, 1, False):
        for turn in dialogue["turns"]:
            parts = split(turn["answer"])
            words.update(parts)
            pairs.update(zip(parts, parts[1:]))
    return words, pairs


def judge(turn, answer, ended, words, pairs):
    """Returns what is wrong with an answer, "" if nothing is."""
    text, parts = answer.strip(), split(answer)
    neighbours = list(zip(parts, parts[1:]))
    sequels = list(zip(*(parts[at:] for at in range(6))))
    if not ended:
        return "does not end"
    if turn["exact"]:
        same = sorted(parts) == sorted(split(turn["answer"])) if turn["subject"] in ("sum", "product") else text == turn["answer"]
        return "" if same else f"should be: {turn['answer']}"
    if not re.match(r"[A-Z0-9]|rkllm|librkllmrt|make |--", text) or text[-1:] not in ("?", "!", "."):
        return "is not a sentence"
    if not 3 <= len(text.split()) <= 80:
        return "is too short or too long"
    if len(set(sequels)) < len(sequels):
        return "repeats itself"
    strange = [part for part in parts if part not in words]
    if strange:
        return f"has words that do not exist: {', '.join(strange)}"
    if sum(pair in pairs for pair in neighbours) < 0.9 * len(neighbours):
        return "is no English"
    missing = [key for key in turn["keys"].split() if not any(word in text.lower() for word in key.split("/"))]
    return f"lacks {', '.join(missing)}" if missing else ""


def ask(program, model, turns):
    """Returns for each question the answer and whether it ended by itself."""
    requests = "".join(json.dumps({"id": at, "prompt": turn["question"], "temperature": 0, "max_tokens": 120}) + "\n"
                       for at, turn in enumerate(turns))
    command = [program, "generate", model, "--exact", "--queue", str(len(turns))]
    output = subprocess.run(command, input=requests, capture_output=True, text=True, check=True).stdout
    answers, ends = [""] * len(turns), [False] * len(turns)
    for event in map(json.loads, output.splitlines()):
        if event["event"] == "token":
            answers[event["id"]] += event["text"]
        elif event["event"] == "done":
            ends[event["id"]] = event["reason"] == "stop"
    return list(zip(answers, ends))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(HERE.parent.parent / "bin" / "rkllmd"))
    parser.add_argument("--model", default=str(HERE.parent / "model" / "demo.gguf"))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "held_out.md")
    arguments = parser.parse_args()
    words, pairs = learn_words()
    turns = [dialogue["turns"][0] for dialogue in corpus.draw_dialogues(arguments.count, arguments.seed, True)]
    lines, good = [], 0
    for number, (turn, (answer, ended)) in enumerate(zip(turns, ask(arguments.program, arguments.model, turns)), 1):
        fault = judge(turn, answer, ended, words, pairs)
        good += not fault
        lines.append(f"{number}. **{turn['question']}** ({turn['subject']})  \n   {answer}  \n   {'good' if not fault else 'BAD: ' + fault}")
    head = (f"# Held-out questions\n\n{good} of {len(turns)} answers are good, by the rules in [evaluate.py](evaluate.py), which wrote this file. "
            "Greedy, through `rkllmd generate`. No phrasing of these questions occurs in training.\n\n")
    arguments.out.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    print(f"{good} of {len(turns)} answers are good: {arguments.out}")


if __name__ == "__main__":
    main()
