package web_test

import (
	"math"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/write_last"
	"rkllmd/generation"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_host"
)

func TestWriteLast(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	run := &generation.Run{Backend: web_backend.WebBackend()}
	w := httptest.NewRecorder()
	s := create_stream.CreateStream(host, w, stream.Config{})
	s.Last = stream.Completion{RequestID: "gen_1", GeneratedText: "a", FinishReason: "stop",
		Usage: stream.Usage{TotalTokens: 3}, Timing: &stream.Timing{TotalMS: 2}, Seed: math.MaxUint64}
	write_last.WriteLast(s, w, run)
	require.Equal(t, 200, w.Code)
	require.JSONEq(t, `{"id": "gen_1", "model": "toy", "generated_text": "a", "finish_reason": "stop", "usage": {"prompt_tokens": 0, "completion_tokens": 0, "total_tokens": 3},
		"timing": {"queued_ms": 0, "prefill_ms": 0, "first_token_ms": 0, "total_ms": 2}, "seed": "18446744073709551615"}`, w.Body.String())
	w = httptest.NewRecorder()
	s.Last = stream.Error{Error: stream.ErrorTimeout, Message: "m"}
	write_last.WriteLast(s, w, run)
	require.Equal(t, stream.ErrorTimeout, web_failure.WebFailure(t, w, 504).Type)
}
