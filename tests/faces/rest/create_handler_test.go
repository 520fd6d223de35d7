package rest_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/create_handler"
	"rkllmd/faces/rest/handle_health"
	"rkllmd/faces/rest/refuse_path"
	"rkllmd/tests/faces/rest/web_choices"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestCreateHandler(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend("a"))
	host.Models.List = web_choices.WebChoices
	host.Metrics = http.HandlerFunc(handle_health.HandleHealth)
	host.Generate = refuse_path.RefusePath(host)
	handler := create_handler.CreateHandler(host)
	for _, path := range []string{"/healthz", "/readyz", "/metrics", "/v1/models", "/", "/page/"} {
		require.Equal(t, 200, web_ask.WebAsk(handler, "GET", path, "").Code, path)
		require.Equal(t, 200, web_ask.WebAsk(handler, "HEAD", path, "").Code, path)
		w := web_ask.WebAsk(handler, "PUT", path, "")
		require.Contains(t, web_failure.WebFailure(t, w, 405).Message, path+" is answered for GET, HEAD, not for PUT")
	}
	for _, path := range []string{"/v1/generate", "/v1/tokenize", "/v1/detokenize", "/v1/models/load",
		"/v1/chat/completions",
		"/v1/completions", "/v1/responses", "/v1/messages", "/v1/messages/count_tokens",
		"/v1/models/unload"} {
		require.Equal(t, "POST", web_ask.WebAsk(handler, "GET", path, "").Header().Get("Allow"), path)
		require.NotEqual(t, 404, web_ask.WebAsk(handler, "POST", path, `{}`).Code, path)
	}
	require.Equal(t, 200, web_ask.WebAsk(handler, "POST", "/v1/generate", `{"prompt": "a"}`).Code)
	w := web_ask.WebAsk(handler, "GET", "/v1/models/x", "")
	require.Equal(t, 404, w.Code)
	require.Contains(t, w.Body.String(), "model_not_found")
	require.Contains(t, web_ask.WebAsk(handler, "GET", "/v1/responses/resp_1", "").Body.String(), "are not kept here")
	for _, path := range []string{"/nothing", "/v1", "/page/nothing"} {
		require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", path, ""), 404).Message,
			"there is nothing at", path)
	}
	for _, path := range []string{"/v1/generate", "/v1/tokenize", "/v1/detokenize", "/v1/chat/completions",
		"/v1/completions", "/v1/responses", "/v1/embeddings", "/v1/messages", "/v1/messages/count_tokens",
		"/api/show", "/api/chat", "/api/generate", "/api/embed", "/api/embeddings"} {
		w := web_ask.WebAsk(handler, "POST", path, "\x1f\x8b", "Content-Encoding", "br")
		require.Equal(t, 415, w.Code, path)
		require.Contains(t, w.Body.String(), `the Content-Encoding is \"br\"; it must be identity`, path)
	}
}
