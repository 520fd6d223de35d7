package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_refusal"
	"rkllmd/tests/faces/web_failure"
)

func TestWriteRefusal(t *testing.T) {
	text := "so far"
	w := httptest.NewRecorder()
	write_refusal.WriteRefusal(w, web.Refusal{Status: 429, Error: stream.Error{Type: "error",
		Error: stream.ErrorRateLimited, Message: "m", Recoverable: true, RecoveryAction: "retry",
		RequestID: "gen_1", GeneratedText: &text, RetryAfter: 1.2}})
	require.Equal(t, web.FailureBody{Type: "rate_limited", Message: "m", Recoverable: true, RecoveryAction: "retry",
		RequestID: "gen_1", GeneratedText: &text, RetryAfter: 1.2},
		web_failure.WebFailure(t, w, 429))
	require.Equal(t, "2", w.Header().Get("Retry-After"))
	w = httptest.NewRecorder()
	write_refusal.WriteRefusal(w, web.Refusal{Status: 400, Error: stream.Error{Message: "m"}})
	require.Empty(t, w.Header().Get("Retry-After"))
}
