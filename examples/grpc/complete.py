#!/usr/bin/env python3
"""Complete texts over gRPC: complete.py MODEL TEXT...

    rkllmd serve --model builtin:demo --grpc 127.0.0.1:50051 &
    complete.py builtin:demo $'<|im_start|>user\\nWho are you?<|im_end|>\\n<|im_start|>assistant\\n'

The texts are turns of one session: each goes behind the one before and its answer, of which the token that ended it is no part. The
server knows tokens only; "rkllmd generate", started as a child process, turns texts into tokens and back, without a chat template: names
of special tokens in a text stand for them. MODEL is therefore the file of the model that
the server has loaded, or of the one that --name names. RKLLMD names the program (default:
bin/rkllmd).

Needs python3-grpcio and python3-protobuf. The folder kakeya has the messages as Python, generated from proto/ by "make proto".
"""
import argparse
import json
import os
import subprocess
import sys

import grpc

from kakeya.v1 import runtime_pb2 as v1
from kakeya.v1 import runtime_pb2_grpc

PROGRAM = os.environ.get("RKLLMD", "bin/rkllmd")


class Tokenizer:
    """Turns texts into a model's tokens and back."""

    def __init__(self, model):
        described = subprocess.run([PROGRAM, "inspect", "--json", model], check=True, stdout=subprocess.PIPE)
        described = json.loads(described.stdout)
        self.ends = sorted({described[name]["id"] for name in ("eos", "end_of_turn") if described[name]})
        self.child = subprocess.Popen([PROGRAM, "generate", model], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        """Sends one line and returns the answer to it."""
        self.child.stdin.write(json.dumps({"id": 0, **request}) + "\n")
        self.child.stdin.flush()
        answer = json.loads(self.child.stdout.readline())
        if answer["event"] == "error":
            sys.exit(answer["error"])
        return answer

    def encode(self, text):
        return self.ask(op="tokenize", text=text, special=True)["tokens"]

    def decode(self, tokens):
        return self.ask(op="detokenize", tokens=tokens)["text"]


def print_text(tokenizer, tokens):
    """Prints the tokens as text as they come. A character may be made of several."""
    held = []
    for token in tokens:
        held.append(token)
        text = tokenizer.decode(held)
        if not text.endswith("\ufffd") or len(held) > 4:
            print(text, end="", flush=True)
            held = []
    print(tokenizer.decode(held) if held else "")


def generate(runtime, request):
    """Yields the tokens of an answer, and tells on stderr how it went."""
    for response in runtime.Generate(request):
        kind = response.WhichOneof("payload")
        if kind == "token_id":
            yield response.token_id
        elif kind == "truncated":
            print(f"({response.truncated.dropped_token_count} tokens dropped from the history)", file=sys.stderr)
        elif kind == "done":
            done = response.done
            reason = v1.GenerateDone.StopReason.Name(done.stop_reason)
            print(f"({reason}: {done.generated_token_count} tokens in {done.total_duration_seconds:.3f} s, "
                  f"of which {done.prefill_duration_seconds:.3f} s for the prompt)", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model")
    parser.add_argument("text", nargs="+")
    parser.add_argument("--address", default="localhost:50051", help="of the server: HOST:PORT or unix:///PATH")
    parser.add_argument("--name", help="of the model, as rkllmd list has it; not given: the one that the server has loaded")
    parser.add_argument("--max-tokens", type=int, default=64)
    parser.add_argument("--seed", type=int, help="the same texts and seed give the same answers; not given: other ones every time")
    parser.add_argument("--temperature", type=float, help="0: always the likeliest token")
    options = parser.parse_args()

    tokenizer = Tokenizer(options.model)
    with grpc.insecure_channel(options.address) as channel:
        runtime = runtime_pb2_grpc.RuntimeServiceStub(channel)
        try:
            created = runtime.CreateSession(v1.CreateSessionRequest(client_label="complete.py", eos_token_ids=tokenizer.ends),
                                            metadata=[("model", options.name)] if options.name else None)
            session = created.session_id
            for text in options.text:
                runtime.AppendTokens(v1.AppendTokensRequest(session_id=session, token_ids=tokenizer.encode(text)))
                request = v1.GenerateRequest(session_id=session, max_tokens=options.max_tokens, seed=options.seed,
                                             temperature=options.temperature)
                print_text(tokenizer, generate(runtime, request))
            runtime.CloseSession(v1.CloseSessionRequest(session_id=session))
        except grpc.RpcError as error:
            sys.exit(f"{error.code().name}: {error.details()}")


main()
