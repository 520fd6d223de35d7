package swarm_test

import (
	"io"
	"net"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/send_message"
)

func TestSendMessage(t *testing.T) {
	ours, theirs := net.Pipe()
	link := &swarm.Link{Conn: ours}
	go func() {
		send_message.SendMessage(link, swarm.Message{Type: "abort", RequestID: "1", Payload: struct{}{}})
		ours.Close()
	}()
	text, err := io.ReadAll(theirs)
	require.NoError(t, err)
	require.Equal(t, `{"type":"abort","request_id":"1","payload":{}}`+"\n", string(text))
	require.ErrorContains(t, send_message.SendMessage(link, swarm.Message{Type: "abort"}), "HOST_DISCONNECTED: ")
	require.ErrorContains(t, send_message.SendMessage(link, swarm.Message{Payload: t.Run}), "cannot write a message")
}
