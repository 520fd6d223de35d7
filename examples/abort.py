#!/usr/bin/env python3
"""Abort a run from another thread when it has taken long enough: python3 examples/abort.py MODEL PROMPT SECONDS"""

import os
import sys
import threading

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "clients", "python"))
import rkllm

if len(sys.argv) != 4:
    sys.exit(__doc__)
try:
    with rkllm.Client() as client:
        client.init(sys.argv[1], max_new_tokens=-1, skip_special_token=True)
        try:
            timer = threading.Timer(float(sys.argv[3]), client.abort)
            timer.start()
            for text in client.stream_text(sys.argv[2]):  # ends in order, aborted or not
                print(text, end="", flush=True)
            timer.cancel()
            timer.join()
            print("\nended; running: %s" % client.is_running())
        finally:
            client.destroy()
except (rkllm.RKLLMError, OSError, ValueError) as error:
    sys.exit("abort.py: %s" % error)
