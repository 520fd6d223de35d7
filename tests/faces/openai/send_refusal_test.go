package openai_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/tests/support/faces/web_host"
)

func TestSendRefusal(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	send_refusal.SendRefusal(host, w, &openai.Refusal{Status: 429, RetryAfter: 1.5, Name: "rate_limited",
		Fault: openai.Fault{Message: "wait", Kind: openai.KindRate}})
	require.Equal(t, 429, w.Code)
	require.Equal(t, "2", w.Header().Get("Retry-After"))
	require.JSONEq(t, `{"error": {"message": "wait", "type": "rate_limit_error", "param": null, "code": null}}`,
		w.Body.String())
	require.Equal(t, []string{"rate_limited"}, told.Errors)
}
