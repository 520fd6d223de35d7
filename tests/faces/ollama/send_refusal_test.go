package ollama_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/openai"
	"rkllmd/tests/support/faces/web_host"
)

func TestSendRefusal(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	send_refusal.SendRefusal(host, w, &openai.Refusal{Status: 429, RetryAfter: 1.5, Name: "rate_limited",
		Fault: openai.Fault{Message: "too many"}})
	require.Equal(t, []any{503, "2", `{"error":"too many"}` + "\n"}, []any{w.Code, w.Header().Get("Retry-After"), w.Body.String()})
	require.Equal(t, []string{"rate_limited"}, told.Errors)
	w = httptest.NewRecorder()
	send_refusal.SendRefusal(host, w, &openai.Refusal{Status: 404})
	require.Equal(t, []any{404, ""}, []any{w.Code, w.Header().Get("Retry-After")})
}
