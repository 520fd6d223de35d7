package send_message_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/connect_chat"
	"rkllmd/cli/send_message"
	"rkllmd/completion"
	"rkllmd/tests/support/chat_client"
	"rkllmd/tests/support/chat_serve"
)

func TestSendMessage(t *testing.T) {
	endpoint, heard := chat_serve.ChatServe(t, []string{"hear"})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	require.NoError(t, connect_chat.ConnectChat(chat))
	send_message.SendMessage(chat.Link, completion.Control{Type: "control", Action: "stop"})
	require.Contains(t, <-heard, `"action":"stop"`)
	chat.Link.Socket.CloseNow()
	send_message.SendMessage(chat.Link, completion.Control{})
	_, more := <-chat.Link.Messages
	require.False(t, more, "who receives learns that it is lost")
}
