package web_test

import (
	"bufio"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/tests/support/daemon/http_daemon"
)

// A daemon without a model at first: a chat by an alias loads the named one, the same client has vectors made by it and
// then has it unloaded. A page that may ask does so with the headers of an SDK.
func TestWebOllama(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--named-model", "demo=builtin:demo", "--alias", "*=demo",
		"--http-origin", "https://app.example")
	base := "http://" + address
	answer, err := http.Post(base+"/api/chat", "", strings.NewReader(
		`{"model": "llama3:latest", "messages": [{"role": "user", "content": "Hi"}], "options": {"num_predict": 5}}`))
	require.NoError(t, err)
	defer answer.Body.Close()
	require.Equal(t, "application/x-ndjson", answer.Header.Get("Content-Type"))
	var last ollama.Line
	for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
		require.False(t, last.Done, "nothing comes behind the last line")
		last = ollama.Line{}
		require.NoError(t, json.Unmarshal(lines.Bytes(), &last))
		require.Equal(t, "llama3:latest", last.Model)
	}
	require.True(t, last.Done)
	require.Equal(t, 5, last.EvalCount)
	for path, body := range map[string]string{
		"/api/embed":     `{"model": "demo", "input": "Hi", "dimensions": 3}`,
		"/v1/embeddings": `{"model": "gpt-4o", "input": "Hi"}`,
		"/v1/generate":   `{"model": "gpt-4o", "prompt": "Hi", "max_tokens": 2}`,
	} {
		answer, err := http.Post(base+path, "application/json", strings.NewReader(body))
		require.NoError(t, err)
		require.Equal(t, 200, answer.StatusCode, path)
		answer.Body.Close()
	}
	unload, err := http.Post(base+"/api/generate", "", strings.NewReader(`{"model": "demo", "keep_alive": 0}`))
	require.NoError(t, err)
	defer unload.Body.Close()
	var line ollama.Line
	require.NoError(t, json.NewDecoder(unload.Body).Decode(&line))
	require.Equal(t, ollama.DoneUnload, line.DoneReason)
	request, err := http.NewRequest(http.MethodOptions, base+"/api/chat", nil)
	require.NoError(t, err)
	request.Header.Set("Origin", "https://app.example")
	request.Header.Set("Access-Control-Request-Method", "POST")
	request.Header.Set("Access-Control-Request-Headers", "x-stainless-os")
	preflight, err := http.DefaultClient.Do(request)
	require.NoError(t, err)
	defer preflight.Body.Close()
	require.Equal(t, 204, preflight.StatusCode)
	require.Contains(t, preflight.Header.Get("Access-Control-Allow-Headers"), "x-stainless-os")
}
