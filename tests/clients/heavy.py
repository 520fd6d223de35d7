"""LiteLLM as a library and as a proxy, LlamaIndex and Instructor against the daemon: chats, streams, forms, functions, embeddings, errors.
Usage: python heavy.py HOST:PORT KEY, in the environment that heavy.sh makes. Prints the text of an answer."""
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

address, key = sys.argv[1:]
os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"  # it would look for prices elsewhere

import instructor
import litellm
import ollama
import openai
import pydantic
from llama_index.core.agent.workflow import FunctionAgent
from llama_index.core.llms import ChatMessage
from llama_index.embeddings.ollama import OllamaEmbedding
from llama_index.llms.ollama import Ollama
from llama_index.llms.openai_like import OpenAILike

TALK = [{"role": "user", "content": "Who are you?"}]
ASKED = [{"role": "user", "content": "What time is it?"}]
MASTER = "sk-0123456789abcdef0123456789abcdef"  # of LiteLLM's proxy
TOLD = "It is 17:05 in Oslo."
ZONES = {"type": "object", "properties": {"zone": {"type": "string", "enum": ["Oslo", "Rome"]}}, "required": ["zone"], "additionalProperties": False}
CLOCK = {"type": "function", "function": {"name": "clock", "description": "Tells the time.", "parameters": ZONES}}


class Person(pydantic.BaseModel):
    name: str = pydantic.Field(max_length=8)


def clock(zone: str) -> str:
    """Tells the time."""
    assert zone == "Oslo", zone
    return "17:05"


# LiteLLM, by three addresses
whole = ""
for provider, base in ("openai", "/v1"), ("ollama_chat", ""), ("anthropic", ""):
    to = {"api_base": f"http://{address}{base}", "api_key": key, "max_retries": 0}
    chat = {"model": f"{provider}/demo", "messages": TALK, "temperature": 0, "max_tokens": 30, **to}
    text = litellm.completion(**chat).choices[0].message.content
    assert text == (whole or text), provider
    whole = text
    assert "".join(chunk.choices[0].delta.content or "" for chunk in litellm.completion(**chat, stream=True)) == whole, provider
    asking = {"model": f"{provider}/clock", "messages": ASKED, "tools": [CLOCK], **to}
    chunks = list(litellm.completion(**asking, stream=True))
    called = litellm.stream_chunk_builder(chunks, messages=ASKED).choices[0].message
    [call] = called.tool_calls
    assert (call.function.name, json.loads(call.function.arguments)) == ("clock", {"zone": "Oslo"}), call
    result = {"role": "tool", "tool_call_id": call.id, "name": "clock", "content": "17:05"}
    assert litellm.completion(**{**asking, "messages": [*ASKED, called, result]}).choices[0].message.content == TOLD, provider
    if provider != "anthropic":  # there LiteLLM has the model call a function json_tool_call, and demo knows no functions
        made = litellm.completion(**{**chat, "max_tokens": 200}, response_format=Person).choices[0].message.content
        assert len(Person.model_validate_json(made).name) <= 8, made
    try:
        litellm.completion(**{**chat, "model": f"{provider}/gpt-4o"})
        raise AssertionError(f"{provider}: an error was expected")
    except (litellm.NotFoundError, litellm.APIConnectionError) as error:
        assert "gpt-4o" in str(error), error
embedded = litellm.embedding(model="openai/demo", input=["one", "one"], api_base=f"http://{address}/v1", api_key=key)
assert embedded.data[0]["embedding"] == embedded.data[1]["embedding"]

# LlamaIndex
like = OpenAILike(model="demo", api_base=f"http://{address}/v1", api_key=key, is_chat_model=True, context_window=4096, temperature=0, max_tokens=30)
assert like.chat([ChatMessage(role="user", content="Who are you?")]).message.content == whole
assert "".join(part.delta for part in like.stream_chat([ChatMessage(role="user", content="Who are you?")])) == whole
headers = {"Authorization": f"Bearer {key}"}
local = Ollama(model="demo", client=ollama.Client(host=f"http://{address}", headers=headers), temperature=0, additional_kwargs={"num_predict": 30})
assert local.chat([ChatMessage(role="user", content="Who are you?")]).message.content == whole
vectors = OllamaEmbedding(model_name="demo", base_url=f"http://{address}", client_kwargs={"headers": headers})
assert len(vectors.get_text_embedding("one")) == 192
caller = OpenAILike(model="clock", api_base=f"http://{address}/v1", api_key=key, is_chat_model=True, is_function_calling_model=True, context_window=8192)


async def ask_agent():
    return str(await FunctionAgent(tools=[clock], llm=caller).run("What time is it?"))


assert asyncio.run(ask_agent()) == TOLD

# Instructor, by a form and by a function that must be called
client = openai.OpenAI(base_url=f"http://{address}/v1", api_key=key)
for mode, model, more in (instructor.Mode.JSON_SCHEMA, "demo", {}), (instructor.Mode.TOOLS, "caller", {"parallel_tool_calls": False}):
    made = instructor.from_openai(client, mode=mode).create(
        model=model, messages=TALK, response_model=Person, max_tokens=400, temperature=0, max_retries=0, **more)
    assert len(made.name) <= 8, made

# LiteLLM's proxy in front of the daemon
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
with tempfile.NamedTemporaryFile("w", suffix=".yaml") as config:
    to = {"api_base": f"http://{address}/v1", "api_key": key}
    json.dump({"model_list": [{"model_name": name, "litellm_params": {"model": f"openai/{name}", **to}} for name in ("demo", "clock")],
               "general_settings": {"master_key": MASTER}}, config)
    config.flush()
    proxy = subprocess.Popen([os.path.join(os.path.dirname(sys.executable), "litellm"), "--config", config.name, "--host", "127.0.0.1", "--port", str(port)],
                             stdout=subprocess.DEVNULL, stderr=sys.stderr)
    try:
        ready = False
        while not ready:
            assert proxy.poll() is None, "the proxy has ended"
            try:
                ready = urllib.request.urlopen(f"http://127.0.0.1:{port}/health/liveliness", timeout=5).status == 200
            except (urllib.error.URLError, OSError):
                pass
        through = openai.OpenAI(base_url=f"http://127.0.0.1:{port}", api_key=MASTER, max_retries=0)
        chat = {"model": "demo", "messages": TALK, "temperature": 0, "max_tokens": 30}
        assert through.chat.completions.create(**chat).choices[0].message.content == whole
        assert "".join(chunk.choices[0].delta.content or "" for chunk in through.chat.completions.create(**chat, stream=True)) == whole
        called = through.chat.completions.create(model="clock", messages=ASKED, tools=[CLOCK]).choices[0].message
        assert json.loads(called.tool_calls[0].function.arguments) == {"zone": "Oslo"}
    finally:
        proxy.terminate()
        proxy.wait()
print(whole, end="")
