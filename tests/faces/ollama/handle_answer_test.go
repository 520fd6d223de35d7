package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/handle_answer"
	"rkllmd/faces/stream"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleAnswer(t *testing.T) {
	host, told := web_host.WebHost(web_backend.WebBackend("Hello", " you"))
	handler := handle_answer.HandleAnswer(host, true)
	w := web_ask.WebAsk(handler, "POST", "/api/chat", `{"messages": [{"role": "user", "content": "a"}], "stream": false}`)
	require.Equal(t, 200, w.Code, w.Body)
	require.Contains(t, w.Body.String(), `"content":"Hello you"`)
	w = web_ask.WebAsk(handler, "POST", "/api/chat", `{"model": "toy"}`)
	require.Contains(t, w.Body.String(), `"done":true,"done_reason":"load"`)
	require.Empty(t, told.Errors)
	w = web_ask.WebAsk(handler, "POST", "/api/chat", `{"messages": 1}`)
	require.Equal(t, 400, w.Code)
	require.Equal(t, []string{"invalid_request"}, told.Errors)
	host.Limiter.PerMinute, host.Limiter.Buckets = 1, map[string]stream.Bucket{}
	handler = handle_answer.HandleAnswer(host, false)
	for _, status := range []int{400, 200, 503} {
		text := map[bool]string{true: `{"prompt": 1}`, false: `{"prompt": "a"}`}[status == 400]
		w = web_ask.WebAsk(handler, "POST", "/api/generate", text)
		require.Equal(t, status, w.Code, w.Body)
	}
	require.NotEmpty(t, w.Header().Get("Retry-After"))
}
