package ollama_models_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama_models/handle_pull"
	"rkllmd/tests/faces/ollama_models/ollama_pull"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestServePull(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	host.Store.Pull = ollama_pull.OllamaPull
	handler := handle_pull.HandlePull(host)
	w := web_ask.WebAsk(handler, "POST", "/api/pull", `{"model": "hf:o/r"}`)
	require.Equal(t, []any{200, "application/x-ndjson"}, []any{w.Code, w.Header().Get("Content-Type")})
	lines := strings.Split(strings.TrimSpace(w.Body.String()), "\n")
	require.Equal(t, `{"status":"pulling manifest"}`, lines[0])
	require.Equal(t, `{"status":"pulling 0123456789ab","digest":"sha256:0123456789abcdef","total":100,"completed":40}`, lines[1])
	require.Equal(t, []string{`{"status":"verifying sha256 digest"}`, `{"status":"writing manifest"}`,
		`{"status":"success"}`}, lines[len(lines)-3:])
	w = web_ask.WebAsk(handler, "POST", "/api/pull", `{"model": "hf:o/r", "stream": false}`)
	require.Equal(t, `{"status":"success"}`, strings.TrimSpace(w.Body.String()))
	w = web_ask.WebAsk(handler, "POST", "/api/pull", `{"model": "hf:o/fails"}`)
	require.Contains(t, w.Body.String(), `{"error":"it has failed"}`)
	w = web_ask.WebAsk(handler, "POST", "/api/pull", `{"model": "hf:o/fails", "stream": false}`)
	require.Equal(t, 500, w.Code)
	for _, name := range []string{"/etc/a.gguf", "https://h/a.gguf", "llama3"} {
		w = web_ask.WebAsk(handler, "POST", "/api/pull", `{"model": "`+name+`"}`)
		require.Equal(t, 400, w.Code, name)
	}
}
