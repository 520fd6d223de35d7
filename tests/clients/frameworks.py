"""Ollama's client for Python, pydantic-ai and llm against the daemon: chats, streams, forms, functions that a model decides to call, embeddings, errors.
Usage: python frameworks.py HOST:PORT KEY. Prints the text of an answer."""
import json
import os
import sys
import tempfile

address, key = sys.argv[1:]
folder = tempfile.TemporaryDirectory()
os.environ["LLM_USER_PATH"] = folder.name  # llm reads it when it is imported

import llm
import ollama
import pydantic
import pydantic_ai
from pydantic_ai.models.anthropic import AnthropicModel
from pydantic_ai.models.openai import OpenAIChatModel, OpenAIResponsesModel
from pydantic_ai.providers.anthropic import AnthropicProvider
from pydantic_ai.providers.openai import OpenAIProvider

TALK = [{"role": "user", "content": "Who are you?"}]
TOLD = "It is 17:05 in Oslo."


def clock(zone: str) -> str:
    """Tells the time.

    Args:
        zone: a city
    """
    assert zone == "Oslo", zone
    return "17:05"


class Person(pydantic.BaseModel):
    name: str = pydantic.Field(max_length=8)


# Ollama's own client
client = ollama.Client(host=f"http://{address}", headers={"Authorization": f"Bearer {key}"})
assert [model.model for model in client.list().models] == ["caller:latest", "clock:latest", "demo:latest"]
assert client.show("clock").capabilities == ["completion", "tools"]
chat = {"model": "demo", "messages": TALK, "options": {"temperature": 0, "num_predict": 30}}
whole = client.chat(**chat).message.content
assert "".join(part.message.content for part in client.chat(**chat, stream=True)) == whole
made = client.chat(**{**chat, "options": {"temperature": 0, "num_predict": 200}}, format=Person.model_json_schema())
assert len(Person.model_validate_json(made.message.content).name) <= 8
asked = [{"role": "user", "content": "What time is it?"}]
called = client.chat(model="clock", messages=asked, tools=[clock])
[call] = called.message.tool_calls
result = {"role": "tool", "tool_name": "clock", "content": clock(**call.function.arguments)}
assert client.chat(model="clock", messages=[*asked, called.message, result], tools=[clock]).message.content == TOLD
vectors = client.embed(model="demo", input=["one", "two two", "one"]).embeddings
assert vectors[0] == vectors[2] != vectors[1]
assert client.generate(model="demo", prompt="Who are you?", options={"temperature": 0, "num_predict": 5}).eval_count == 5
for bad, status in (lambda: client.chat(model="llama3.2", messages=TALK), 404), (lambda: client.chat(model="demo", messages=TALK, tools=[clock]), 400):
    try:
        bad()
        raise AssertionError("an error was expected")
    except ollama.ResponseError as error:
        assert error.status_code == status, error
for part in client.chat(model="demo", messages=TALK, stream=True):
    break  # the stream is given up
assert client.chat(**chat).message.content == whole

# pydantic-ai, by three addresses
provider = OpenAIProvider(base_url=f"http://{address}/v1", api_key=key)
claude = AnthropicProvider(base_url=f"http://{address}", api_key=key)
for kind, way in (OpenAIChatModel, provider), (OpenAIResponsesModel, provider), (AnthropicModel, claude):
    agent = pydantic_ai.Agent(kind("clock", provider=way), tools=[clock])
    assert agent.run_sync("What time is it?").output == TOLD, kind
    with_form = pydantic_ai.Agent(kind("caller", provider=way), output_type=pydantic_ai.ToolOutput(Person))
    assert len(with_form.run_sync("Who are you?", model_settings={"max_tokens": 400, "parallel_tool_calls": False}).output.name) <= 8
form = pydantic_ai.Agent(OpenAIChatModel("demo", provider=provider), output_type=pydantic_ai.NativeOutput(Person))
assert len(form.run_sync("Who are you?", model_settings={"max_tokens": 200}).output.name) <= 8

# llm, by OpenAI's address
with open(f"{folder.name}/extra-openai-models.yaml", "w") as models:
    models.write(json.dumps([{"model_id": name, "model_name": name, "api_base": f"http://{address}/v1", "api_key_name": "rkllmd", "supports_tools": True,
                       "supports_schema": True}
                             for name in ("demo", "clock")]))
model = llm.get_model("demo")
assert "".join(model.prompt("Who are you?", key=key, temperature=0, max_tokens=30)) == whole
assert len(json.loads(model.prompt("Who are you?", key=key, schema=Person, max_tokens=200).text())["name"]) <= 8
assert llm.get_model("clock").chain("What time is it?", key=key, tools=[clock]).text().endswith(TOLD)
print(whole, end="")
