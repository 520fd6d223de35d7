package swarm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/read_replies"
)

func TestReadReplies(t *testing.T) {
	replies := make(chan swarm.Reply, 8)
	input := `{"type":"server_info","payload":{"host_name":"h","model":"m","status":"ready","version":1}}` + "\n" +
		`{"type":"chat_end","request_id":"7","payload":{"finish_reason":"stop"},"more":1}` + "\nno JSON\n" +
		`{"payload":{}}` + "\n" +
		`{"type":"error","payload":{"code":"NEW","message":"m"}}`
	read_replies.ReadReplies(strings.NewReader(input), replies, nil)
	require.Equal(t, "h", (<-replies).Payload.HostName)
	reply := <-replies
	require.Equal(t, "7", reply.RequestID)
	require.Equal(t, "stop", reply.Payload.FinishReason)
	for range 2 {
		reply = <-replies
		require.Equal(t, "error", reply.Type)
		require.Equal(t, "BAD_MESSAGE", reply.Payload.Code)
	}
	require.Equal(t, "NEW", (<-replies).Payload.Code)
	_, open := <-replies
	require.False(t, open)
	t.Run("a line without end ends it", func(t *testing.T) {
		replies := make(chan swarm.Reply)
		read_replies.ReadReplies(strings.NewReader(strings.Repeat("x", 2*swarm.MaxReplyBytes)), replies, nil)
		_, open := <-replies
		require.False(t, open)
	})
	t.Run("nobody listens any more", func(t *testing.T) {
		done := make(chan struct{})
		close(done)
		read_replies.ReadReplies(strings.NewReader(input), make(chan swarm.Reply), done)
	})
}
