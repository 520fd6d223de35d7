package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai_answers/handle_answer"
	"rkllmd/faces/stream"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleAnswer(t *testing.T) {
	host, told := web_host.WebHost(web_backend.WebBackend("Hello", " you"))
	handler := handle_answer.HandleAnswer(host, true)
	w := web_ask.WebAsk(handler, "POST", "/v1/chat/completions", `{"messages": [{"role": "user", "content": "a"}]}`)
	require.Equal(t, 200, w.Code, w.Body)
	require.Contains(t, w.Body.String(), `"content":"Hello you"`)
	w = web_ask.WebAsk(handler, "POST", "/v1/chat/completions", `{"messages": [], "stream": true}`)
	require.Equal(t, 400, w.Code)
	require.Equal(t, []string{"invalid_request"}, told.Errors)
	w = web_ask.WebAsk(handler, "POST", "/v1/chat/completions", "")
	require.Equal(t, 415, w.Code)
	host.Limiter.PerMinute, host.Limiter.Buckets = 1, map[string]stream.Bucket{}
	handler = handle_answer.HandleAnswer(host, false)
	for _, status := range []int{400, 200, 429} {
		text := map[bool]string{true: `{}`, false: `{"prompt": "a"}`}[status == 400]
		w = web_ask.WebAsk(handler, "POST", "/v1/completions", text)
		require.Equal(t, status, w.Code, w.Body)
	}
	require.NotEmpty(t, w.Header().Get("Retry-After"))
}
