package rest_test

import (
	"errors"
	"net/http/httptest"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/handle_progress"
	"rkllmd/tests/faces/flush"
	"rkllmd/tests/faces/web_end_loading"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestHandleProgress(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	handler := handle_progress.HandleProgress(host)
	require.Equal(t, 204, web_ask.WebAsk(handler, "GET", "/v1/models/progress", "").Code, "no model was loaded here")
	loading := web_loading.WebLoading(host.Hub, 0.3)
	w := &flush.Recorder{ResponseRecorder: httptest.NewRecorder(), OnFlush: web_end_loading.WebEndLoading(loading, nil)}
	handler(w, httptest.NewRequest("GET", "/v1/models/progress", nil))
	messages := web_events.WebEvents(t, w.Body.String())
	require.Equal(t, 30.0, messages[0]["progress"])
	require.Equal(t, 100.0, messages[len(messages)-1]["progress"])
	require.Equal(t, "/m/a.gguf is loaded.", messages[len(messages)-1]["message"])
	ids := regexp.MustCompile(`(?m)^id: (.*)$`).FindAllStringSubmatch(w.Body.String(), -1)
	require.Equal(t, "0", ids[0][1])
	require.Equal(t, 204, web_ask.WebAsk(handler, "GET", "/v1/models/progress", "").Code, "it was unloaded again")
	host.Hub.Path.Store(&loading.Path)
	for _, id := range []string{"", "0", "another one's"} { // who has not been told yet how it has ended is told
		w := web_ask.WebAsk(handler, "GET", "/v1/models/progress", "", "Last-Event-ID", id)
		require.Equal(t, "/m/a.gguf is loaded.", web_events.WebEvents(t, w.Body.String())[0]["message"], id)
	}
	require.Equal(t, 204, web_ask.WebAsk(handler, "GET", "/v1/models/progress", "", "Last-Event-ID",
		ids[len(ids)-1][1]).Code)
	host.Hub.Path.Store(nil)
	loading = web_loading.WebLoading(host.Hub, 0.3)
	w = &flush.Recorder{ResponseRecorder: httptest.NewRecorder(), OnFlush: web_end_loading.WebEndLoading(loading,
		errors.New("it is damaged"))}
	handler(w, httptest.NewRequest("GET", "/v1/models/progress", nil))
	messages = web_events.WebEvents(t, w.Body.String())
	last := messages[len(messages)-1]
	require.Equal(t, "model_loading_error", last["error"])
	require.Equal(t, "the model could not be loaded: it is damaged", last["message"])
	require.NotContains(t, last, "request_id")
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/v1/models/progress", ""),
		503).Message, "it is damaged", "it has ended before")
	ids = regexp.MustCompile(`(?m)^id: (.*)$`).FindAllStringSubmatch(w.Body.String(), -1)
	require.Equal(t, 204, web_ask.WebAsk(handler, "GET", "/v1/models/progress", "", "Last-Event-ID",
		ids[len(ids)-1][1]).Code, "it was told that already")
}
