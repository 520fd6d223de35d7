package handle_progress_test

import (
	"errors"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/flush"
	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_end_loading"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_failure"
	"rkllmd/tests/support/web_host"
	"rkllmd/tests/support/web_loading"
	"rkllmd/web/handle_progress"
)

func TestHandleProgress(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	handler := handle_progress.HandleProgress(host)
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/v1/models/progress", ""), 400).Message, "no model was loaded here")
	loading := web_loading.WebLoading(host.Hub, 0.3)
	w := &flush.Recorder{ResponseRecorder: httptest.NewRecorder(), OnFlush: web_end_loading.WebEndLoading(loading, nil)}
	handler(w, httptest.NewRequest("GET", "/v1/models/progress", nil))
	messages := web_events.WebEvents(t, w.Body.String())
	require.Equal(t, 30.0, messages[0]["progress"])
	require.Equal(t, 100.0, messages[len(messages)-1]["progress"])
	require.Equal(t, "/m/a.gguf is loaded.", messages[len(messages)-1]["message"])
	loading = web_loading.WebLoading(host.Hub, 0.3)
	w = &flush.Recorder{ResponseRecorder: httptest.NewRecorder(), OnFlush: web_end_loading.WebEndLoading(loading, errors.New("it is damaged"))}
	handler(w, httptest.NewRequest("GET", "/v1/models/progress", nil))
	messages = web_events.WebEvents(t, w.Body.String())
	last := messages[len(messages)-1]
	require.Equal(t, "model_loading_error", last["error"])
	require.Equal(t, "the model could not be loaded: it is damaged", last["message"])
	require.NotContains(t, last, "request_id")
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/v1/models/progress", ""), 503).Message, "it is damaged", "it has ended before")
}
