package web_test

import (
	"net"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
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
	t.Run("the limit is passed while a write waits for the client", func(t *testing.T) {
		written := make(chan error, 1)
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			s := create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: true}})
			s.Out = make([]byte, 64<<20) // more than a socket takes
			go func() {
				for taken := false; !taken; {
					s.Mu.Lock()
					taken = s.Out == nil
					s.Mu.Unlock()
				}
				s.Mu.Lock()
				s.Out = make([]byte, host.Options.MaxPendingBytes+1)
				s.Mu.Unlock()
				queue_message.QueueMessage(s, stream.Status{Type: "status"})
			}()
			written <- flush_stream.FlushStream(s, w)
		}))
		defer server.Close()
		conn, err := net.Dial("tcp", server.Listener.Addr().String())
		require.NoError(t, err)
		defer conn.Close()
		_, err = conn.Write([]byte("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"))
		require.NoError(t, err)
		require.ErrorIs(t, <-written, web.ErrSlow)
	})
}
