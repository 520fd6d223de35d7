"""OpenAI's and Anthropic's own SDKs for Python against the daemon: whole answers, streams, forms, a call with its result, errors, an aborted stream.
Usage: python sdks.py HOST:PORT KEY. Prints the text of an answer."""
import json
import sys

import anthropic
import openai

address, key = sys.argv[1:]
SCHEMA = {"type": "object", "properties": {"name": {"type": "string", "maxLength": 8}}, "required": ["name"], "additionalProperties": False}
ZONES = {"type": "object", "properties": {"zone": {"enum": ["Oslo", "Rome"]}}, "required": ["zone"], "additionalProperties": False}
TALK = [{"role": "user", "content": "Who are you?"}]


def refused(kind, status, ask):
    try:
        ask()
    except kind as error:
        assert error.status_code == status, error
        return
    raise AssertionError(f"{kind.__name__} was expected")


client = openai.OpenAI(base_url=f"http://{address}/v1", api_key=key, max_retries=0)
chat = {"model": "demo", "messages": TALK, "temperature": 0, "max_completion_tokens": 30}
whole = client.chat.completions.create(**chat).choices[0].message.content
with client.chat.completions.create(**chat, stream=True) as stream:
    assert "".join(chunk.choices[0].delta.content or "" for chunk in stream) == whole
form = {"type": "json_schema", "json_schema": {"name": "person", "schema": SCHEMA, "strict": True}}
person = client.chat.completions.create(**{**chat, "max_completion_tokens": 200}, response_format=form).choices[0].message.content
assert len(json.loads(person)["name"]) <= 8
refused(openai.NotFoundError, 404, lambda: client.chat.completions.create(**{**chat, "model": "gpt-4o"}))
refused(openai.BadRequestError, 400, lambda: client.responses.create(model="demo", input="a", previous_response_id="resp_1"))

ask = {"model": "demo", "input": "Who are you?", "temperature": 0, "max_output_tokens": 30}
assert client.responses.create(**ask).output_text == whole
with client.responses.stream(**ask) as stream:
    assert "".join(event.delta for event in stream if event.type == "response.output_text.delta") == whole
    assert stream.get_final_response().output_text == whole
clock = {"type": "function", "name": "clock", "parameters": ZONES, "strict": True}
calling = {**ask, "model": "caller", "max_output_tokens": 200, "tools": [clock], "parallel_tool_calls": False}
called = client.responses.create(**calling, tool_choice={"type": "function", "name": "clock"})
call = called.output[-1]
assert call.name == "clock" and json.loads(call.arguments)["zone"] in ("Oslo", "Rome")
result = {"type": "function_call_output", "call_id": call.call_id, "output": "17:05"}
client.responses.create(**{**calling, "max_output_tokens": 5, "input": [*TALK, *called.output, result]})

claude = anthropic.Anthropic(base_url=f"http://{address}", api_key=key, max_retries=0)
ask = {"model": "demo", "messages": TALK, "extra_body": {"temperature": 0}, "max_tokens": 30}  # this SDK has no temperature
assert claude.messages.create(**ask).content[0].text == whole
with claude.messages.stream(**ask) as stream:
    assert "".join(stream.text_stream) == whole
assert claude.messages.count_tokens(model="demo", messages=TALK).input_tokens > 0
calling = {**ask, "model": "caller", "max_tokens": 200, "tools": [{"name": "clock", "input_schema": ZONES}]}
called = claude.messages.create(**calling, tool_choice={"type": "tool", "name": "clock", "disable_parallel_tool_use": True})
use = called.content[-1]
assert called.stop_reason == "tool_use" and use.name == "clock" and use.input["zone"] in ("Oslo", "Rome")
result = {"role": "user", "content": [{"type": "tool_result", "tool_use_id": use.id, "content": "17:05"}]}
claude.messages.create(**{**calling, "max_tokens": 5, "messages": [*TALK, {"role": "assistant", "content": called.content}, result]})
refused(anthropic.NotFoundError, 404, lambda: claude.messages.create(**{**ask, "model": "claude"}))
refused(anthropic.AuthenticationError, 401, lambda: anthropic.Anthropic(base_url=f"http://{address}", api_key="sk-wrong").messages.create(**ask))

with claude.messages.create(**{**ask, "max_tokens": 1000}, stream=True) as stream:
    for event in stream:
        if event.type == "content_block_delta":
            break
assert claude.messages.create(**ask).content[0].text == whole
print(whole, end="")
