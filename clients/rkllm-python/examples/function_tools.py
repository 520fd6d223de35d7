#!/usr/bin/env python3
"""Tell the model of a function, and give it the function's result when it is called: function_tools.py [MODEL [PROMPT]]

The model's chat template must write functions, as those of Qwen and Hermes do; that of builtin:demo does not, which is said.
"""

import datetime
import json
import re
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))  # not needed where the package is installed
import rkllm

CLOCK = {
    "type": "function",
    "function": {"name": "clock", "description": "the date and the time", "parameters": {"type": "object", "properties": {}}},
}
model, prompt = (sys.argv[1:] + ["builtin:demo", "What time is it?"][len(sys.argv) - 1:])[:2]
infer = rkllm.RKLLMInferParam(max_new_tokens=256, keep_history=1)
try:
    with rkllm.Client() as client:
        client.init(rkllm.RKLLMParam(model, max_context_len=2048, skip_special_token=True))
        try:
            client.set_function_tools([CLOCK], system_prompt="You are a helpful assistant.")
            answer = client.run(prompt, infer).text or ""
            for call in re.findall("<tool_call>(.*?)</tool_call>", answer, re.DOTALL):
                print("called: %s" % call.strip())
                result = json.dumps({"time": datetime.datetime.now().isoformat(timespec="seconds")})
                answer = client.run(rkllm.RKLLMInput(role="tool", prompt_input=result), infer).text or ""
            print(answer)
        finally:
            client.destroy()
except (rkllm.Error, OSError) as error:
    sys.exit("function_tools.py: %s" % error)
