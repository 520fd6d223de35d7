package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/handle_pull"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandlePull(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	handler := handle_pull.HandlePull(host)
	w := web_ask.WebAsk(handler, "POST", "/api/pull", `{"model": "toy:latest", "stream": true}`)
	require.Equal(t, []any{200, `{"status":"success"}` + "\n"}, []any{w.Code, w.Body.String()})
	w = web_ask.WebAsk(handler, "POST", "/api/pull", `{"name": "llama3"}`)
	require.Equal(t, 400, w.Code)
	require.Contains(t, w.Body.String(), "model 'llama3' not found")
	require.Contains(t, w.Body.String(), "no model is fetched from anywhere")
}
