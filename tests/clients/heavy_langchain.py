"""LangChain for Python against the daemon, by OpenAI's addresses and by Ollama's: chats, streams, a tool, a form, vectors, an error, a stream that is
left. Usage: python heavy_langchain.py HOST:PORT KEY, in the environment that heavy.sh makes. Prints the text of an answer."""
import sys

import openai
import ollama
import pydantic
from langchain.agents import create_agent
from langchain_core.messages import HumanMessage, ToolMessage
from langchain_core.tools import tool
from langchain_ollama import ChatOllama, OllamaEmbeddings
from langchain_openai import ChatOpenAI, OpenAIEmbeddings

address, key = sys.argv[1:]
TALK = [HumanMessage("Who are you?")]
ASKED = HumanMessage("What time is it?")
TOLD = "It is 17:05 in Oslo."


class Person(pydantic.BaseModel):
    """A person."""

    name: str = pydantic.Field(max_length=8)


@tool
def clock(zone: str) -> str:
    """Tells the time."""
    assert zone == "Oslo", zone
    return "17:05"


def openais(model, **more):
    return ChatOpenAI(model=model, base_url=f"http://{address}/v1", api_key=key, temperature=0, max_retries=0, **more)


def ollamas(model, **more):
    headers = {"headers": {"Authorization": f"Bearer {key}"}}
    return ChatOllama(model=model, base_url=f"http://{address}", temperature=0, client_kwargs=headers, **more)


whole = ""
for make, limit, errors in (openais, {"max_tokens": 30}, openai.OpenAIError), (ollamas, {"num_predict": 30}, ollama.ResponseError):
    model = make("demo", **limit)
    answer = model.invoke(TALK)
    assert answer.content == (whole or answer.content), make
    whole = answer.content
    assert answer.usage_metadata["output_tokens"] > 0
    assert "".join(chunk.content for chunk in model.stream(TALK)) == whole, make
    for chunk in make("demo").stream(TALK):
        break  # the others are not waited for
    told = make("clock").bind_tools([clock]).invoke([ASKED])
    [call] = told.tool_calls
    assert (call["name"], call["args"]) == ("clock", {"zone": "Oslo"}), call
    result = ToolMessage("17:05", tool_call_id=call["id"])
    assert make("clock").bind_tools([clock]).invoke([ASKED, told, result]).content == TOLD, make
    agent = create_agent(make("clock"), [clock])
    assert agent.invoke({"messages": [ASKED]})["messages"][-1].content == TOLD, make
    person = make("demo").with_structured_output(Person, method="json_schema").invoke(TALK)
    assert isinstance(person, Person) and len(person.name) <= 8, person
    try:
        make("nothing").invoke(TALK)
        raise AssertionError("there is no model nothing")
    except errors as error:
        assert "nothing" in str(error), error
by_openai = OpenAIEmbeddings(model="demo", base_url=f"http://{address}/v1", api_key=key, check_embedding_ctx_length=False)
by_ollama = OllamaEmbeddings(model="demo", base_url=f"http://{address}", client_kwargs={"headers": {"Authorization": f"Bearer {key}"}})
one, other = by_openai.embed_query("a text"), by_ollama.embed_query("a text")
assert len(one) == len(other) and max(abs(a - b) for a, b in zip(one, other)) < 1e-6
assert len(by_openai.embed_documents(["one", "two", "three"])) == 3
print(whole)
