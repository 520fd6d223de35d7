package openai_answers_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/serve_answer"
	"rkllmd/models/list_models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/openai_answers/openai_data"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestServeAnswer(t *testing.T) {
	host, told := web_host.WebHost(web_backend.WebBackend("Hello", " you"))
	body := &openai.Body{Prompts: []openai.Prompt{{Text: "a"}}, Alternatives: -1}
	w, r := httptest.NewRecorder(), httptest.NewRequest("POST", "/v1/completions", nil)
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Equal(t, 200, w.Code, w.Body)
	require.Contains(t, w.Body.String(), `"text":"Hello you"`)
	body.Stream, w = true, httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Equal(t, "text/event-stream", w.Header().Get("Content-Type"))
	require.Len(t, openai_data.OpenaiData(t, w.Body.String()), 4)
	require.Empty(t, told.Errors)
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend("small"), nil)
	body.Model, body.Stream, w = "small", false, httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Contains(t, w.Body.String(), `"text":"small"`)
	require.Zero(t, list_models.ListModels(host.Table)[0].Users, "nobody holds it any more")
	host.Table, body.Model, body.Stream = nil, "", true
	host.Hub.Backend.Store(web_backend.WebBackend("a", "wait"))
	host.Options.Timeout = 1
	body.Stream, w = false, httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Equal(t, 504, w.Code)
	require.Equal(t, []string{"timeout"}, told.Errors)
	body.Stream, w = true, httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Regexp(t, `data: \{"error":\{"message":"[^"]*--http-timeout[^"]*","type":"api_error","param":null,"code":null\}\}\n\n$`,
		w.Body.String())
	body.Stream = false
	body.Model, w = "gpt-4o", httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Equal(t, 404, w.Code)
	web_loading.WebLoading(host.Hub, 0.5)
	w = httptest.NewRecorder()
	serve_answer.ServeAnswer(host, w, r, body, false)
	require.Equal(t, 504, w.Code, "it waits for the model")
}
