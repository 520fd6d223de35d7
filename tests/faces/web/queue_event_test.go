package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/queue_event"
	"rkllmd/tests/support/faces/web_host"
)

func TestQueueEvent(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	s := create_stream.CreateStream(host, httptest.NewRecorder(), stream.Config{})
	queue_event.QueueEvent(s, "", []byte("a"))
	queue_event.QueueEvent(s, "name", []byte("bc"))
	require.Equal(t, "data: a\n\nevent: name\ndata: bc\n\n", string(s.Out))
	require.Equal(t, 22, s.Longest)
	require.Len(t, s.Wake, 1)
	host.Options.MaxPendingBytes = 5
	queue_event.QueueEvent(s, "name", []byte("d"))
	require.True(t, s.Slow)
	require.Empty(t, s.Out)
}
