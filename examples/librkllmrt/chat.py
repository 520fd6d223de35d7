"""Chats with a model through librkllmrt.so: the vendor's, or rkllmd's drop-in. Each line of standard input is a prompt.

python3 chat.py --library ./librkllmrt.so --rkllm-version 1.3.0 model.gguf
"""

import argparse
import sys
import threading

import rkllm_api

seen = {"tokens": []}
model = None


def on_result(text, token, state):
    """The global callback: prints what came, as it comes."""
    if state == rkllm_api.NORMAL:
        print(text, end="", flush=True)
    if state in (rkllm_api.NORMAL, rkllm_api.WAITING):
        seen["tokens"].append(token)
    if state == rkllm_api.FINISH:
        print(flush=True)
    return 0


def answer(prompt, history, done):
    """A thread of its own for each run, so that the main thread hears Ctrl-C."""
    try:
        model.run(prompt, keep_history=history)
    finally:
        done.set()


def main():
    global model
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model")
    parser.add_argument("--library", default="librkllmrt.so")
    parser.add_argument("--rkllm-version", default="1.3.0", choices=["1.2.1", "1.2.2", "1.2.3", "1.3.0"])
    parser.add_argument("--max-new-tokens", type=int, default=512, help="-1: until the context is full")
    parser.add_argument("--max-context-len", type=int, default=2048)
    parser.add_argument("--history", action="store_true", help="each prompt goes on where the last answer ended")
    parser.add_argument("--tokens", action="store_true", help="print the tokens after each answer")
    options = parser.parse_args()
    model = rkllm_api.Model(options.library, options.rkllm_version, options.model, on_result,
                            max_new_tokens=options.max_new_tokens, max_context_len=options.max_context_len)
    print("ready", flush=True)
    try:
        for line in sys.stdin:
            seen["tokens"].clear()
            done = threading.Event()
            try:
                threading.Thread(target=answer, args=(line.strip(), options.history, done)).start()
                while not done.wait(0.1):
                    pass
            except KeyboardInterrupt:
                while not done.wait(0.02):  # one abort could come before the run begins
                    model.abort()
                print("interrupted after", len(seen["tokens"]), "tokens, running:", model.is_running(), flush=True)
                continue
            if options.tokens:
                print("tokens:", *seen["tokens"], flush=True)
    finally:
        model.destroy()


if __name__ == "__main__":
    main()
