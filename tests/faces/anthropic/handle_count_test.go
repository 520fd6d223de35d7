package anthropic_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/handle_count"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleCount(t *testing.T) {
	b := web_backend.WebBackend()
	host, _ := web_host.WebHost(b)
	handler := handle_count.HandleCount(host)
	ask := `{"system": "abc", "messages": [{"role": "user", "content": "de"}]}`
	w := web_ask.WebAsk(handler, "POST", anthropic.PathCount, ask)
	require.Equal(t, 200, w.Code)
	require.JSONEq(t, `{"input_tokens": 5}`, w.Body.String())
	require.Equal(t, 400, web_ask.WebAsk(handler, "POST", anthropic.PathCount, `{}`).Code)
	w = web_ask.WebAsk(handler, "POST", anthropic.PathCount, strings.Replace(ask, "{", `{"model": "m", `, 1))
	require.Equal(t, 404, w.Code)
	require.Contains(t, w.Body.String(), "not_found_error")
	b.Render = nil
	w = web_ask.WebAsk(handler, "POST", anthropic.PathCount, ask)
	require.Equal(t, 400, w.Code)
	require.Contains(t, w.Body.String(), "tokens cannot be counted")
}
