package rest_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/list_ollama_routes"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestListOllamaRoutes(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend("Hello", " you"))
	mux := http.NewServeMux()
	for _, route := range list_ollama_routes.ListOllamaRoutes(host) {
		mux.HandleFunc(route.Method+" "+route.Path, route.Handler)
	}
	for _, test := range []struct {
		method, path, body string
		status             int
		answer             string
	}{
		{"GET", "/api/version", "", 200, `{"version":"0.`},
		{"GET", "/api/tags", "", 200, `{"models":[{"name":"toy:latest","model":"toy:latest"`},
		{"GET", "/api/ps", "", 200, `{"models":[{"name":"toy:latest"`},
		{"POST", "/api/show", `{"model": "toy"}`, 200, `"capabilities":["completion"]`},
		{"POST", "/api/chat", `{"model": "toy", "messages": [{"role": "user", "content": "a"}]}`, 200, `"content":"Hello"`},
		{"POST", "/api/generate", `{"model": "toy", "prompt": "a"}`, 200, `"response":"Hello"`},
		{"POST", "/api/pull", `{"model": "toy"}`, 200, `{"status":"success"}`},
		{"POST", "/api/push", `{"model": "toy"}`, 400, `"error":"/api/push cannot be done here`},
		{"DELETE", "/api/delete", `{"model": "x"}`, 404, `"error":"model 'x' not found`},
		{"POST", "/api/blobs/sha256:1", "", 400, `"error":"/api/blobs/sha256:1 cannot`},
	} {
		w := web_ask.WebAsk(mux, test.method, test.path, test.body)
		require.Equal(t, test.status, w.Code, test.path)
		require.Contains(t, w.Body.String(), test.answer, test.path)
	}
}
