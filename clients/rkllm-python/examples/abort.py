#!/usr/bin/env python3
"""Abort a run when it has said enough: abort.py [MODEL [CHARACTERS]]"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))  # not needed where the package is installed
import rkllm

model, most = (sys.argv[1:] + ["builtin:demo", "40"][len(sys.argv) - 1:])[:2]
try:
    with rkllm.Client() as client:
        client.init(rkllm.RKLLMParam(model, max_new_tokens=-1, skip_special_token=True))
        try:
            with client.stream("Tell me a story.") as stream:  # leaving "with" aborts too
                said = 0
                for text in stream.texts():
                    print(text, end="", flush=True)
                    said += len(text)
                    if said >= int(most):
                        stream.abort()  # may be called from another thread
            print("\nended; running: %s" % client.is_running())
        finally:
            client.destroy()
except (rkllm.Error, OSError, ValueError) as error:
    sys.exit("abort.py: %s" % error)
