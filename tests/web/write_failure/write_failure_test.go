package write_failure_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_failure"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/create_stream"
	"rkllmd/web/flush_stream"
	"rkllmd/web/queue_message"
	"rkllmd/web/write_failure"
)

func TestWriteFailure(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	stream := create_stream.CreateStream(host, w, completion.Config{Options: completion.Options{Stream: true}})
	write_failure.WriteFailure(stream, w, completion.Error{Type: "error", Error: completion.ErrorModelLoading, Message: "m"})
	require.Equal(t, completion.ErrorModelLoading, web_failure.WebFailure(t, w, 503).Type)
	w = httptest.NewRecorder()
	stream = create_stream.CreateStream(host, w, completion.Config{Options: completion.Options{Stream: true}})
	queue_message.QueueMessage(stream, completion.Status{Type: "status"})
	require.NoError(t, flush_stream.FlushStream(stream, w))
	write_failure.WriteFailure(stream, w, completion.Error{Type: "error", Error: completion.ErrorModelLoading, Message: "m"})
	messages := web_events.WebEvents(t, w.Body.String())
	require.Equal(t, "model_loading_error", messages[1]["error"], "the stream has begun")
	require.Equal(t, 200, w.Code)
	require.Equal(t, []string{"model_loading_error", "model_loading_error"}, told.Errors)
}
