package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/talk/open_link"
	"rkllmd/cli/talk/send_message"
	"rkllmd/faces/stream"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestSendMessage(t *testing.T) {
	endpoint, heard := chat_serve.ChatServe(t, []string{"hear"})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	require.NoError(t, open_link.OpenLink(chat))
	send_message.SendMessage(chat.Link, stream.Control{Type: "control", Action: "stop"})
	require.Contains(t, <-heard, `"action":"stop"`)
	chat.Link.Socket.CloseNow()
	send_message.SendMessage(chat.Link, stream.Control{})
	_, more := <-chat.Link.Messages
	require.False(t, more, "who receives learns that it is lost")
}
