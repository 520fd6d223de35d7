#!/usr/bin/env python3
"""Ask a model many questions at once: ask_many.py MODEL QUESTION...

Starts "rkllmd generate" as a child process, which computes the answers together, and prints each with its question.
RKLLMD names the program (default: bin/rkllmd).
"""
import json
import os
import subprocess
import sys
import threading


def ask(child, questions):
    """Writes the questions. It has a thread of its own, because the first answers come before the last question is written."""
    try:
        for number, question in enumerate(questions):
            request = {"id": number, "prompt": question, "max_tokens": 64, "temperature": 0}
            child.stdin.write(json.dumps(request) + "\n")
        child.stdin.close()  # no more questions: the program ends when all are answered
    except BrokenPipeError:
        pass  # it has ended, and has said why


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    model, *questions = sys.argv[1:]
    program = os.environ.get("RKLLMD", "bin/rkllmd")
    with subprocess.Popen([program, "generate", model], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        threading.Thread(target=ask, args=(child, questions), daemon=True).start()
        answers = [""] * len(questions)
        for line in child.stdout:
            event = json.loads(line)
            if event["event"] == "token":
                answers[event["id"]] += event["text"]
            elif event["event"] == "error" or event.get("error"):
                sys.exit(f"{questions[event['id']]}: {event['error']}")
    if child.returncode:
        sys.exit(child.returncode)
    for question, answer in zip(questions, answers):
        print(f"{question}\n  {answer.strip()}")


try:
    main()
except OSError as error:
    sys.exit(f"ask_many.py: {error}")
