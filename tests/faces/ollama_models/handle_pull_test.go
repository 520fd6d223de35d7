package ollama_models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama_models/handle_pull"
	"rkllmd/tests/faces/ollama_models/ollama_pull"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandlePull(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	handler := handle_pull.HandlePull(host)
	w := web_ask.WebAsk(handler, "POST", "/api/pull", `{"model": "toy:latest", "stream": true}`)
	require.Equal(t, []any{200, `{"status":"success"}` + "\n"}, []any{w.Code, w.Body.String()})
	w = web_ask.WebAsk(handler, "POST", "/api/pull", `{"name": "hf.co/o/r:Q8_0"}`)
	require.Equal(t, 400, w.Code)
	require.Contains(t, w.Body.String(), "model 'hf.co/o/r:Q8_0' not found")
	require.Contains(t, w.Body.String(), "--http-pull (RKLLMD_HTTP_PULL) lets clients do it")
	host.Store.Pull = ollama_pull.OllamaPull
	w = web_ask.WebAsk(handler, "POST", "/api/pull", `{"name": "hf.co/o/r:Q8_0"}`)
	require.Equal(t, 200, w.Code)
	require.Contains(t, w.Body.String(), `{"status":"pulling manifest"}`)
	require.Equal(t, 400, web_ask.WebAsk(handler, "POST", "/api/pull", `{}`).Code)
}
