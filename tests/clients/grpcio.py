"""python3-grpcio: grpcio.py ADDRESS. Prints the tokens that it was given, as JSON."""
import json
import pathlib
import sys

import grpc

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "examples/grpc"))
from kakeya.v1 import runtime_pb2 as v1  # noqa: E402
from kakeya.v1.runtime_pb2_grpc import RuntimeServiceStub  # noqa: E402


def generate(runtime, after=None, **request):
    """Returns the tokens, the Done and the status code of a Generate; with after, it is cancelled behind so many tokens."""
    tokens, done = [], []
    call = runtime.Generate(v1.GenerateRequest(**request))
    try:
        for response in call:
            if response.WhichOneof("payload") == "token_id":
                tokens.append(response.token_id)
            if response.WhichOneof("payload") == "done":
                done.append(response.done)
            if len(tokens) == after:
                call.cancel()
    except grpc.RpcError as error:
        return tokens, done, error.code()
    return tokens, done, call.code()


def refused(method, request):
    """Returns the status code that a call is refused with."""
    try:
        method(request)
    except grpc.RpcError as error:
        return error.code()
    return grpc.StatusCode.OK


def main():
    with grpc.insecure_channel(sys.argv[1]) as channel:
        runtime = RuntimeServiceStub(channel)
        session = runtime.CreateSession(v1.CreateSessionRequest(client_label="grpcio")).session_id
        for piece, length in ([11, 12], 2), ([13], 3), ([], 3), ([14, 15, 16], 6):
            assert runtime.AppendTokens(v1.AppendTokensRequest(session_id=session, token_ids=piece)).history_length == length
        first, done, code = generate(runtime, session_id=session, max_tokens=20, seed=7)
        assert code == grpc.StatusCode.OK and len(first) == 20 and len(done) == 1, (code, first, done)
        assert done[0].stop_reason == v1.GenerateDone.STOP_REASON_MAX_TOKENS and done[0].generated_token_count == 20

        other = runtime.CreateSession(v1.CreateSessionRequest()).session_id
        runtime.AppendTokens(v1.AppendTokensRequest(session_id=other, token_ids=[11, 12, 13, 14, 15, 16]))
        assert generate(runtime, session_id=other, max_tokens=20, seed=7)[0] == first

        tokens, done, code = generate(runtime, after=5, session_id=session, max_tokens=15000)
        assert code == grpc.StatusCode.CANCELLED and len(tokens) >= 5, (code, tokens)
        again, done, code = generate(runtime, session_id=session, max_tokens=1, temperature=0)  # waits for the end of the one before
        assert code == grpc.StatusCode.OK and len(again) == 1, (code, again)
        info = runtime.GetSessionInfo(v1.GetSessionInfoRequest(session_id=session))
        assert 6 + 20 + 5 + 1 <= info.history_length < 15000 and info.kv_live_bytes > 0, info
        assert info.cache_invariant_inv1_violations == 0 and info.cache_invariant_inv2_violations == 0, info

        append = v1.AppendTokensRequest(session_id=session, token_ids=[1, 1 << 30])
        assert refused(runtime.AppendTokens, append) == grpc.StatusCode.INVALID_ARGUMENT
        assert refused(runtime.GetSessionInfo, v1.GetSessionInfoRequest(session_id="no such session")) == grpc.StatusCode.NOT_FOUND
        closed = runtime.CloseSession(v1.CloseSessionRequest(session_id=session))
        assert closed.final_history_length == info.history_length, closed
        assert refused(runtime.AppendTokens, append) == grpc.StatusCode.NOT_FOUND
        assert generate(runtime, session_id=session, max_tokens=1)[2] == grpc.StatusCode.NOT_FOUND
        runtime.CloseSession(v1.CloseSessionRequest(session_id=other))
    print(json.dumps(first))


main()
