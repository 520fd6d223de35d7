package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/flush_stream"
	"rkllmd/faces/web/queue_message"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_host"
)

func TestFlushStream(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	s := create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: true}})
	require.NoError(t, flush_stream.FlushStream(s, w))
	require.False(t, s.Begun, "there was nothing to write")
	queue_message.QueueMessage(s, stream.Status{Type: "status"})
	require.NoError(t, flush_stream.FlushStream(s, w))
	require.True(t, s.Begun)
	require.True(t, w.Flushed)
	require.Equal(t, "text/event-stream", w.Header().Get("Content-Type"))
	require.Equal(t, "no", w.Header().Get("X-Accel-Buffering"))
	queue_message.QueueMessage(s, stream.Token{Type: "token"})
	require.NoError(t, flush_stream.FlushStream(s, w))
	require.Len(t, web_events.WebEvents(t, w.Body.String()), 2)
	require.Empty(t, s.Out)
	s.Slow = true
	require.ErrorContains(t, flush_stream.FlushStream(s, w),
		"the client reads too slowly; the limit is set by --http-max-pending-bytes")
}
