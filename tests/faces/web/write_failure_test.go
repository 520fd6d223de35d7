package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/flush_stream"
	"rkllmd/faces/web/queue_message"
	"rkllmd/faces/web/write_failure"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_host"
)

func TestWriteFailure(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	s := create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: true}})
	write_failure.WriteFailure(s, w, stream.Error{Type: "error", Error: stream.ErrorModelLoading, Message: "m"})
	require.Equal(t, stream.ErrorModelLoading, web_failure.WebFailure(t, w, 503).Type)
	w = httptest.NewRecorder()
	s = create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: true}})
	queue_message.QueueMessage(s, stream.Status{Type: "status"})
	require.NoError(t, flush_stream.FlushStream(s, w))
	write_failure.WriteFailure(s, w, stream.Error{Type: "error", Error: stream.ErrorModelLoading, Message: "m"})
	messages := web_events.WebEvents(t, w.Body.String())
	require.Equal(t, "model_loading_error", messages[1]["error"], "the stream has begun")
	require.Equal(t, 200, w.Code)
	require.Equal(t, []string{"model_loading_error", "model_loading_error"}, told.Errors)
}
