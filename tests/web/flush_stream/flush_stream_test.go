package flush_stream_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/create_stream"
	"rkllmd/web/flush_stream"
	"rkllmd/web/queue_message"
)

func TestFlushStream(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	stream := create_stream.CreateStream(host, w, completion.Config{Options: completion.Options{Stream: true}})
	require.NoError(t, flush_stream.FlushStream(stream, w))
	require.False(t, stream.Begun, "there was nothing to write")
	queue_message.QueueMessage(stream, completion.Status{Type: "status"})
	require.NoError(t, flush_stream.FlushStream(stream, w))
	require.True(t, stream.Begun)
	require.True(t, w.Flushed)
	require.Equal(t, "text/event-stream", w.Header().Get("Content-Type"))
	require.Equal(t, "no", w.Header().Get("X-Accel-Buffering"))
	queue_message.QueueMessage(stream, completion.Token{Type: "token"})
	require.NoError(t, flush_stream.FlushStream(stream, w))
	require.Len(t, web_events.WebEvents(t, w.Body.String()), 2)
	require.Empty(t, stream.Out)
	stream.Slow = true
	require.ErrorContains(t, flush_stream.FlushStream(stream, w), "the client reads too slowly; the limit is set by --http-max-pending-bytes")
}
