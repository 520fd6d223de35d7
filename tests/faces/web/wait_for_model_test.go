package web_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/wait_for_model"
	"rkllmd/tests/faces/flush"
	"rkllmd/tests/faces/web_end_loading"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestWaitForModel(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	s := create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: true}})
	require.Nil(t, wait_for_model.WaitForModel(t.Context(), s, w), "no model is being loaded")
	loading := web_loading.WebLoading(host.Hub, 0.5)
	whole := create_stream.CreateStream(host, w, stream.Config{})
	failure := wait_for_model.WaitForModel(t.Context(), whole, w)
	require.Contains(t, failure.Message, "the model is being loaded, 50 % of it has been read")
	require.Equal(t, stream.ErrorModelLoading, failure.Error)
	require.Equal(t, stream.ActionRetry, failure.RecoveryAction)
	require.GreaterOrEqual(t, failure.RetryAfter, 1.0)
	whole.Patient = true
	late, expire := context.WithTimeout(t.Context(), time.Millisecond)
	defer expire()
	require.Equal(t, stream.ErrorTimeout, wait_for_model.WaitForModel(late, whole, w).Error, "it waits")
	ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	failure = wait_for_model.WaitForModel(ctx, s, w)
	require.Equal(t, stream.ErrorTimeout, failure.Error)
	loaded := &flush.Recorder{ResponseRecorder: w, OnFlush: web_end_loading.WebEndLoading(loading, nil)}
	s.Control = http.NewResponseController(loaded)
	require.Nil(t, wait_for_model.WaitForModel(t.Context(), s, loaded))
	messages := web_events.WebEvents(t, w.Body.String())
	require.Equal(t, "model_loading", messages[0]["operation"])
	require.Equal(t, 50.0, messages[0]["progress"])
	require.Contains(t, messages[0], "eta_seconds")
	loading = web_loading.WebLoading(host.Hub, 0)
	failed := &flush.Recorder{ResponseRecorder: w, OnFlush: web_end_loading.WebEndLoading(loading,
		errors.New("it is damaged"))}
	s = create_stream.CreateStream(host, failed, stream.Config{Options: stream.Options{Stream: true}})
	failure = wait_for_model.WaitForModel(t.Context(), s, failed)
	require.Contains(t, failure.Message, "the model could not be loaded: it is damaged")
	require.Equal(t, stream.ErrorModelLoading, failure.Error)
}
