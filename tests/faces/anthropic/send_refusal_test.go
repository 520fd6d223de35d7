package anthropic_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic/send_refusal"
	"rkllmd/faces/openai"
	"rkllmd/tests/support/faces/web_host"
)

func TestSendRefusal(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	send_refusal.SendRefusal(host, w, &openai.Refusal{Status: 429, RetryAfter: 1.5, Name: "rate_limited",
		Fault: openai.Fault{Message: "too many"}})
	require.Equal(t, 429, w.Code)
	require.Equal(t, "2", w.Header().Get("Retry-After"))
	require.JSONEq(t, `{"type": "error", "error": {"type": "rate_limit_error", "message": "too many"}}`,
		w.Body.String())
	require.Equal(t, []string{"rate_limited"}, told.Errors)
}
