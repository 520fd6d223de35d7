#!/usr/bin/env python3
"""What goes wrong, in the daemon's words: errors.py [MODEL]"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))  # not needed where the package is installed
import rkllm

try:
    with rkllm.Client(timeout=60) as client:
        try:
            client.run("Hello")
        except rkllm.RKLLMError as error:
            assert error.code == rkllm.ErrorCode.NO_MODEL
            print("%s: %s" % (error.code.name, error.message))
        client.init(sys.argv[1] if len(sys.argv) > 1 else "builtin:demo")
        try:
            for method, params in ("rkllm.run", {"rkllm_input": {"prompt": "Hello"}}), ("rkllm.walk", None):
                try:
                    client.call(method, params)
                except rkllm.RKLLMError as error:
                    print("%s: %s" % (error.code.name, error.message))
            try:
                client.load_lora(rkllm.RKLLMLoraAdapter(os.path.abspath(__file__), "no adapter"))
            except rkllm.RKLLMError as error:
                print("%s: %s; data %s" % (error.code.name, error.message, error.data))
            print("the connection goes on: %s" % (client.run("Hello").text is not None))
        finally:
            client.destroy()
except (rkllm.Error, OSError) as error:
    sys.exit("errors.py: %s" % error)
