package responses_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/serve_response"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/named_events"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestServeResponse(t *testing.T) {
	host, told := web_host.WebHost(web_backend.WebBackend("Hello", " you"))
	body := &responses.Body{}
	body.Request.Messages = []engine.Message{{Role: "user", Content: "a"}}
	w, r := httptest.NewRecorder(), httptest.NewRequest("POST", responses.Path, nil)
	serve_response.ServeResponse(host, w, r, body)
	require.Equal(t, 200, w.Code, w.Body)
	require.Contains(t, w.Body.String(), `"text":"Hello you"`)
	body.Stream, w = true, httptest.NewRecorder()
	serve_response.ServeResponse(host, w, r, body)
	names, events := named_events.NamedEvents(t, w.Body.String())
	require.Equal(t, "response.completed", names[len(names)-1])
	for i, event := range events {
		require.EqualValues(t, i, event["sequence_number"])
	}
	require.Empty(t, told.Errors)
	host.Hub.Backend.Store(web_backend.WebBackend("a", "wait"))
	host.Options.Timeout = 1
	w = httptest.NewRecorder()
	serve_response.ServeResponse(host, w, r, body)
	names, _ = named_events.NamedEvents(t, w.Body.String())
	require.Equal(t, []string{"error", "response.failed"}, names[len(names)-2:])
	body.Stream, w = false, httptest.NewRecorder()
	serve_response.ServeResponse(host, w, r, body)
	require.Equal(t, 504, w.Code)
	require.Equal(t, []string{"timeout", "timeout"}, told.Errors)
	body.Model, w = "gpt-4o", httptest.NewRecorder()
	serve_response.ServeResponse(host, w, r, body)
	require.Equal(t, 404, w.Code)
	web_loading.WebLoading(host.Hub, 0.5)
	w = httptest.NewRecorder()
	serve_response.ServeResponse(host, w, r, body)
	require.Equal(t, 504, w.Code, "it waits for the model")
}
