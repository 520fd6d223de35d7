package rest_test

import (
	"encoding/json"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/handle_generate"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/models/list_models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestHandleGenerate(t *testing.T) {
	host, told := web_host.WebHost(web_backend.WebBackend("Hello", " world"))
	handler := handle_generate.HandleGenerate(host)
	w := web_ask.WebAsk(handler, "POST", "/v1/generate", `{"prompt": "Once", "echo_prompt": true}`)
	require.Equal(t, 200, w.Code, w.Body)
	var answer web.Answer
	require.NoError(t, json.Unmarshal(w.Body.Bytes(), &answer))
	require.Equal(t, "OnceHello world", answer.GeneratedText)
	require.Equal(t, stream.Usage{PromptTokens: 3, CompletionTokens: 2, TotalTokens: 5}, answer.Usage)
	w = web_ask.WebAsk(handler, "POST", "/v1/generate", `{"prompt": "Once", "stream": true}`)
	messages := web_events.WebEvents(t, w.Body.String())
	require.Len(t, messages, 4)
	require.Equal(t, "completion", messages[3]["type"])
	require.Empty(t, told.Errors)
	require.Equal(t, stream.ErrorInvalidRequest, web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST",
		"/v1/generate", `{"prompt": 1}`), 400).Type)
	require.Equal(t, []string{"invalid_request"}, told.Errors)
	loading := web_loading.WebLoading(host.Hub, 0.1)
	w = web_ask.WebAsk(handler, "POST", "/v1/generate", `{"prompt": "Once"}`)
	require.Equal(t, stream.ErrorModelLoading, web_failure.WebFailure(t, w, 503).Type)
	require.NotEmpty(t, w.Header().Get("Retry-After"))
	close(loading.Ended)
	host.Hub.Backend.Store(web_backend.WebBackend("a", "wait"))
	host.Options.Timeout = 20 * time.Millisecond
	failure := web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/generate", `{"prompt": "Once"}`), 504)
	for *failure.GeneratedText == "" && host.Options.Timeout < time.Minute { // a busy machine
		host.Options.Timeout *= 2
		failure = web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/generate", `{"prompt": "Once"}`), 504)
	}
	require.Equal(t, stream.ErrorTimeout, failure.Type)
	require.Equal(t, "a", *failure.GeneratedText)
	require.NotEmpty(t, failure.RequestID)
	host, _ = web_host.WebHost(web_backend.WebBackend("main"))
	gate := make(chan struct{})
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend("small"), gate)
	handler = handle_generate.HandleGenerate(host)
	answered := make(chan *httptest.ResponseRecorder)
	for range 2 { // both wait while it loads
		go func() {
			answered <- web_ask.WebAsk(handler, "POST", "/v1/generate", `{"prompt": "Once", "model": "small"}`)
		}()
	}
	for list_models.ListModels(host.Table)[0].Users < 2 {
		time.Sleep(time.Millisecond)
	}
	close(gate)
	for range 2 {
		w := <-answered
		require.Equal(t, 200, w.Code, w.Body)
		require.NoError(t, json.Unmarshal(w.Body.Bytes(), &answer))
		require.Equal(t, "small small", answer.Model+" "+answer.GeneratedText)
	}
	require.Zero(t, list_models.ListModels(host.Table)[0].Users, "nobody holds it any more")
	for _, named := range []string{"", "toy"} {
		w := web_ask.WebAsk(handler, "POST", "/v1/generate", `{"prompt": "Once", "model": "`+named+`"}`)
		require.NoError(t, json.Unmarshal(w.Body.Bytes(), &answer))
		require.Equal(t, "main", answer.GeneratedText, named)
	}
	wrong := web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/generate",
		`{"prompt": "Once", "model": "big"}`), 400)
	require.Equal(t, `there is no model "big"; models here: "small", "toy"`, wrong.Message)
}
