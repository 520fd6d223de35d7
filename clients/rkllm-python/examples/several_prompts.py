#!/usr/bin/env python3
"""Run three prompts at once, in one batch: several_prompts.py [MODEL]"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))  # not needed where the package is installed
import rkllm

prompts = ["What is a Unix socket?", "What is 3 plus 4?", "Who are you?"]
try:
    with rkllm.Client() as client:
        extend = rkllm.RKLLMExtendParam(n_batch=len(prompts))
        model = sys.argv[1] if len(sys.argv) > 1 else "builtin:demo"
        client.init(rkllm.RKLLMParam(model, max_context_len=512, skip_special_token=True, extend_param=extend))
        try:
            answers = [""] * len(prompts)
            for results in client.stream_batch(prompts, rkllm.RKLLMInferParam(max_new_tokens=48)):
                for index, result in enumerate(results):  # a token of each
                    if result.callback_state == rkllm.LLMCallState.RKLLM_RUN_NORMAL:
                        answers[index] += result.text or ""
            for prompt, answer in zip(prompts, answers):
                print("%s\n    %s" % (prompt, answer))
        finally:
            client.destroy()
except (rkllm.Error, OSError) as error:
    sys.exit("several_prompts.py: %s" % error)
