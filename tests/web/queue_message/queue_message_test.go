package queue_message_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/create_stream"
	"rkllmd/web/queue_message"
)

func TestQueueMessage(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	stream := create_stream.CreateStream(host, httptest.NewRecorder(), completion.Config{Options: completion.Options{Stream: true}})
	queue_message.QueueMessage(stream, completion.Status{Type: "status"})
	queue_message.QueueMessage(stream, completion.Token{Type: "token"})
	require.Len(t, web_events.WebEvents(t, string(stream.Out)), 2)
	require.Len(t, stream.Wake, 1)
	require.Nil(t, stream.Last)
	queue_message.QueueMessage(stream, completion.Error{Type: "error"})
	require.NotNil(t, stream.Last)
	host.Options.MaxPendingBytes = len(stream.Out)
	require.False(t, stream.Slow)
	queue_message.QueueMessage(stream, completion.Token{Type: "token"})
	require.True(t, stream.Slow, "one byte too many waits")
	require.Empty(t, stream.Out)
	queue_message.QueueMessage(stream, completion.Token{Type: "token"})
	require.Empty(t, stream.Out, "nothing follows")
	stream = create_stream.CreateStream(host, httptest.NewRecorder(), completion.Config{})
	queue_message.QueueMessage(stream, completion.Completion{Type: "completion"})
	require.Empty(t, stream.Out, "no events are wanted")
	require.NotNil(t, stream.Last)
}
