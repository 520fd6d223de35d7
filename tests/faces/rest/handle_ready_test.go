package rest_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/handle_ready"
	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/isolation"
	"rkllmd/isolation/seam/describe_end"
	"rkllmd/models"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestHandleReady(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	handler := handle_ready.HandleReady(host)
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/readyz", ""), 503).Message,
		"no model is loaded")
	loading := web_loading.WebLoading(host.Hub, 0.42)
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/readyz", ""), 503).Message,
		"/m/a.gguf is being loaded: 42 %")
	host.Hub.Backend.Store(web_backend.WebBackend())
	require.Equal(t, 503, web_ask.WebAsk(handler, "GET", "/readyz", "").Code, "a request would be told to wait still")
	close(loading.Ended)
	w := web_ask.WebAsk(handler, "GET", "/readyz", "")
	require.Equal(t, 200, w.Code)
	require.JSONEq(t, `{"status": "ready", "model": "toy"}`, w.Body.String())
	host.Options.Token = "0123456789abcdef"
	require.JSONEq(t, `{"status": "ready"}`, web_ask.WebAsk(handler, "GET", "/readyz", "").Body.String())
	host.Hub.Backend.Store(nil)
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/readyz", ""), 503).Message,
		"why is told to who sends the token")
	host.Options.Token = ""
	dying := web_backend.WebBackend()
	dying.Check = describe_end.DescribeEnd(&isolation.Isolation{})
	host.Hub.Backend.Store(dying)
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/readyz", ""), 503).Message,
		"the library's process has ended")
	host.Hub.Backend.Store(nil)
	host.Hub.Err, host.Hub.FailedAt = generation.ErrMemory, time.Now()
	require.Equal(t, stream.ErrorMemory, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/readyz", ""),
		503).Type)
	host.Hub.Err, host.Table = nil, &models.Table{Models: []*models.Model{{Name: "small"}}}
	require.JSONEq(t, `{"status": "ready"}`, web_ask.WebAsk(handler, "GET", "/readyz", "").Body.String())
	host.Hub.Gone.Store(new("it dies"))
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/readyz", ""), 503).Message,
		"it dies", "somebody wants that model")
	set_backend.SetBackend(host.Hub, nil, keep_backend.KeepBackend(web_backend.WebBackend(), nil))
	require.Equal(t, 200, web_ask.WebAsk(handler, "GET", "/readyz", "").Code, "nothing is made")
}
