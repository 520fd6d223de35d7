#!/usr/bin/env python3
"""Load a model, print its answer as it comes, say how fast it was: stream.py [MODEL [PROMPT]]"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))  # not needed where the package is installed
import rkllm

model, prompt = (sys.argv[1:] + ["builtin:demo", "What is a Unix socket?"][len(sys.argv) - 1:])[:2]
try:
    with rkllm.Client() as client:
        # skip_special_token: the tokens that end an answer, such as <|im_end|>, are not for people.
        client.init(rkllm.RKLLMParam(model, max_context_len=512, skip_special_token=True))
        try:
            stream = client.stream(prompt, rkllm.RKLLMInferParam(max_new_tokens=64))
            for text in stream.texts():
                print(text, end="", flush=True)
            assert stream.last is not None
            perf = stream.last.perf
            print("\n%d tokens in %.0f ms" % (perf.generate_tokens, perf.generate_time_ms))
        finally:
            client.destroy()
except (rkllm.Error, OSError) as error:
    sys.exit("stream.py: %s" % error)
