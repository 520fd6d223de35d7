#!/usr/bin/env python3
"""Load a model, print its answer as it comes, say how fast it was: python3 examples/stream.py MODEL PROMPT"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "clients", "python"))
import rkllm

if len(sys.argv) != 3:
    sys.exit(__doc__)
try:
    with rkllm.Client() as client:
        # skip_special_token: the tokens that end an answer, such as <|im_end|>, are not for people.
        client.init(sys.argv[1], max_context_len=512, max_new_tokens=32, temperature=0.7, skip_special_token=True)
        try:
            for result in client.stream(sys.argv[2], keep_history=0):
                if result["_callback_state"] == rkllm.NORMAL:
                    print(result["text"], end="", flush=True)
            perf = result["perf"]
            print("\n%d tokens in %.0f ms" % (perf["generate_tokens"], perf["generate_time_ms"]))
        finally:
            client.destroy()
except (rkllm.RKLLMError, OSError) as error:
    sys.exit("stream.py: %s" % error)
