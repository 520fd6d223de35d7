package anthropic_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/serve_message"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/named_events"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestServeMessage(t *testing.T) {
	host, told := web_host.WebHost(web_backend.WebBackend("Hello", " you"))
	body := &anthropic.Body{}
	body.Request.Messages = []engine.Message{{Role: "user", Content: "a"}}
	w, r := httptest.NewRecorder(), httptest.NewRequest("POST", anthropic.Path, nil)
	serve_message.ServeMessage(host, w, r, body)
	require.Equal(t, 200, w.Code, w.Body)
	require.Contains(t, w.Body.String(), `"text":"Hello you"`)
	body.Stream, w = true, httptest.NewRecorder()
	serve_message.ServeMessage(host, w, r, body)
	names, _ := named_events.NamedEvents(t, w.Body.String())
	require.Equal(t, []string{"message_start", "content_block_start", "content_block_delta", "content_block_delta",
		"content_block_stop", "message_delta", "message_stop"}, names)
	require.Empty(t, told.Errors)
	host.Hub.Backend.Store(web_backend.WebBackend("a", "wait"))
	host.Options.Timeout = 1
	w = httptest.NewRecorder()
	serve_message.ServeMessage(host, w, r, body)
	names, events := named_events.NamedEvents(t, w.Body.String())
	require.Equal(t, "error", names[len(names)-1])
	require.Equal(t, "timeout_error", events[len(events)-1]["error"].(map[string]any)["type"])
	body.Stream, w = false, httptest.NewRecorder()
	serve_message.ServeMessage(host, w, r, body)
	require.Equal(t, 504, w.Code)
	require.Equal(t, []string{"timeout", "timeout"}, told.Errors)
	body.Model, w = "claude", httptest.NewRecorder()
	serve_message.ServeMessage(host, w, r, body)
	require.Equal(t, 404, w.Code)
	web_loading.WebLoading(host.Hub, 0.5)
	w = httptest.NewRecorder()
	serve_message.ServeMessage(host, w, r, body)
	require.Equal(t, 504, w.Code, "it waits for the model")
}
