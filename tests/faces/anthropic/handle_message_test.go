package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/handle_message"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleMessage(t *testing.T) {
	host, told := web_host.WebHost(web_backend.WebBackend("Hello", " you"))
	host.Limiter.PerMinute = 1
	handler := handle_message.HandleMessage(host)
	const right = `{"messages": [{"role": "user", "content": "a"}], "max_tokens": 5}`
	require.Equal(t, 400, web_ask.WebAsk(handler, "POST", anthropic.Path, `{}`).Code)
	w := web_ask.WebAsk(handler, "POST", anthropic.Path, right)
	require.Equal(t, 200, w.Code, w.Body)
	require.Contains(t, w.Body.String(), `"text":"Hello you"`)
	w = web_ask.WebAsk(handler, "POST", anthropic.Path, right)
	require.Equal(t, 429, w.Code)
	require.Contains(t, w.Body.String(), `"rate_limit_error"`)
	require.Equal(t, []string{"invalid_request", "rate_limited"}, told.Errors)
}
