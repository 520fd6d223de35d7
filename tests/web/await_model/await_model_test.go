package await_model_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/tests/support/flush"
	"rkllmd/tests/support/web_end_loading"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_host"
	"rkllmd/tests/support/web_loading"
	"rkllmd/web/await_model"
	"rkllmd/web/create_stream"
)

func TestAwaitModel(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	stream := create_stream.CreateStream(host, w, completion.Config{Options: completion.Options{Stream: true}})
	require.Nil(t, await_model.AwaitModel(t.Context(), stream, w), "no model is being loaded")
	loading := web_loading.WebLoading(host.Hub, 0.5)
	whole := create_stream.CreateStream(host, w, completion.Config{})
	failure := await_model.AwaitModel(t.Context(), whole, w)
	require.Contains(t, failure.Message, "the model is being loaded, 50 % of it are there")
	require.Equal(t, completion.ErrorModelLoading, failure.Error)
	require.Equal(t, completion.ActionRetry, failure.RecoveryAction)
	require.GreaterOrEqual(t, failure.RetryAfter, 1.0)
	ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	failure = await_model.AwaitModel(ctx, stream, w)
	require.Equal(t, completion.ErrorTimeout, failure.Error)
	loaded := &flush.Recorder{ResponseRecorder: w, OnFlush: web_end_loading.WebEndLoading(loading, nil)}
	stream.Control = http.NewResponseController(loaded)
	require.Nil(t, await_model.AwaitModel(t.Context(), stream, loaded))
	messages := web_events.WebEvents(t, w.Body.String())
	require.Equal(t, "model_loading", messages[0]["operation"])
	require.Equal(t, 50.0, messages[0]["progress"])
	require.Contains(t, messages[0], "eta_seconds")
	loading = web_loading.WebLoading(host.Hub, 0)
	failed := &flush.Recorder{ResponseRecorder: w, OnFlush: web_end_loading.WebEndLoading(loading, errors.New("it is damaged"))}
	stream = create_stream.CreateStream(host, failed, completion.Config{Options: completion.Options{Stream: true}})
	failure = await_model.AwaitModel(t.Context(), stream, failed)
	require.Contains(t, failure.Message, "the model could not be loaded: it is damaged")
	require.Equal(t, completion.ErrorModelLoading, failure.Error)
}
