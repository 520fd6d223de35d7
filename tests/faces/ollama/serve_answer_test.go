package ollama_test

import (
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/serve_answer"
	"rkllmd/models/list_loaded"
	"rkllmd/models/list_models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestServeAnswer(t *testing.T) {
	host, told := web_host.WebHost(web_backend.WebBackend("Hello", " you"))
	body := &ollama.Body{Prompt: "a"}
	w, r := httptest.NewRecorder(), httptest.NewRequest("POST", "/api/generate", nil)
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Equal(t, []any{200, "application/x-ndjson"}, []any{w.Code, w.Header().Get("Content-Type")})
	require.Equal(t, 3, strings.Count(w.Body.String(), "\n"))
	body.Stream, w = new(bool), httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Contains(t, w.Body.String(), `"response":"Hello you"`)
	require.Empty(t, told.Errors)
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend("small"), nil)
	body.Model, body.Keep, w = "small", new(time.Hour), httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Contains(t, w.Body.String(), `"response":"small"`)
	require.Zero(t, list_models.ListModels(host.Table)[0].Users, "nobody holds it any more")
	require.False(t, list_loaded.ListLoaded(host.Table)[0].Expires.IsZero())
	body.Model, w = "gpt-4o", httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Equal(t, 404, w.Code)
	host.Table, body.Model, host.Options.Timeout = nil, "", 1
	host.Hub.Backend.Store(web_backend.WebBackend("a", "wait"))
	w = httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Equal(t, 504, w.Code)
	body.Stream, w = nil, httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Regexp(t, `(^|\n)\{"error":"[^"]*--http-timeout[^"]*"\}\n$`, w.Body.String())
	web_loading.WebLoading(host.Hub, 0.5)
	w = httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Equal(t, 504, w.Code, "it waits for the model")
}
