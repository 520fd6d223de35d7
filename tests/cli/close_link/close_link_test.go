package close_link_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/close_link"
	"rkllmd/cli/connect_chat"
	"rkllmd/tests/support/chat_client"
	"rkllmd/tests/support/chat_serve"
)

// Messages that nobody has taken do not keep it from closing.
func TestCloseLink(t *testing.T) {
	endpoint, _ := chat_serve.ChatServe(t, []string{`{"type": "token"}`, `{"type": "token"}`})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	close_link.CloseLink(chat) // there is none
	require.NoError(t, connect_chat.ConnectChat(chat))
	link := chat.Link
	close_link.CloseLink(chat)
	require.Nil(t, chat.Link)
	<-link.Context.Done()
	for range link.Messages { // until it is closed
	}
}
