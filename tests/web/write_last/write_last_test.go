package write_last_test

import (
	"math"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/tests/support/web_backend"
	"rkllmd/tests/support/web_failure"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/create_stream"
	"rkllmd/web/write_last"
)

func TestWriteLast(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	run := &generation.Run{Backend: web_backend.WebBackend()}
	w := httptest.NewRecorder()
	stream := create_stream.CreateStream(host, w, completion.Config{})
	stream.Last = completion.Completion{RequestID: "gen_1", GeneratedText: "a", FinishReason: "stop", Usage: completion.Usage{TotalTokens: 3}, Timing: &completion.Timing{TotalMS: 2}, Seed: math.MaxUint64}
	write_last.WriteLast(stream, w, run)
	require.Equal(t, 200, w.Code)
	require.JSONEq(t, `{"id": "gen_1", "model": "toy", "generated_text": "a", "finish_reason": "stop", "usage": {"prompt_tokens": 0, "completion_tokens": 0, "total_tokens": 3},
		"timing": {"queued_ms": 0, "prefill_ms": 0, "first_token_ms": 0, "total_ms": 2}, "seed": "18446744073709551615"}`, w.Body.String())
	w = httptest.NewRecorder()
	stream.Last = completion.Error{Error: completion.ErrorTimeout, Message: "m"}
	write_last.WriteLast(stream, w, run)
	require.Equal(t, completion.ErrorTimeout, web_failure.WebFailure(t, w, 504).Type)
}
