package web_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/queue_message"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_host"
)

func TestQueueMessage(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	s := create_stream.CreateStream(host, httptest.NewRecorder(), stream.Config{Options: stream.Options{Stream: true}})
	queue_message.QueueMessage(s, stream.Status{Type: "status"})
	queue_message.QueueMessage(s, stream.Token{Type: "token"})
	require.Len(t, web_events.WebEvents(t, string(s.Out)), 2)
	require.Len(t, s.Wake, 1)
	require.Nil(t, s.Last)
	queue_message.QueueMessage(s, stream.Error{Type: "error"})
	require.NotNil(t, s.Last)
	host.Options.MaxPendingBytes = 5000
	queue_message.QueueMessage(s, stream.Token{Type: "token", Token: strings.Repeat("x", 1<<20)})
	queue_message.QueueMessage(s, stream.Token{Type: "token", Token: strings.Repeat("y", 200)})
	queue_message.QueueMessage(s, stream.Token{Type: "token"})
	require.False(t, s.Slow, "one message may be of any size")
	require.Greater(t, len(s.Out), 1<<20)
	queue_message.QueueMessage(s, stream.Token{Type: "token", Token: strings.Repeat("z", 5000)})
	queue_message.QueueMessage(s, stream.Token{Type: "token"})
	require.True(t, s.Slow, "beside the longest, more than the limit waits")
	require.Empty(t, s.Out)
	queue_message.QueueMessage(s, stream.Token{Type: "token"})
	require.Empty(t, s.Out, "nothing follows")
	s = create_stream.CreateStream(host, httptest.NewRecorder(), stream.Config{})
	queue_message.QueueMessage(s, stream.Completion{Type: "completion"})
	require.Empty(t, s.Out, "no events are wanted")
	require.NotNil(t, s.Last)
}
