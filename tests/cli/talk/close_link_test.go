package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/talk/close_link"
	"rkllmd/cli/talk/open_link"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

// Messages that nobody has taken do not keep it from closing.
func TestCloseLink(t *testing.T) {
	endpoint, _ := chat_serve.ChatServe(t, []string{`{"type": "token"}`, `{"type": "token"}`})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	close_link.CloseLink(chat) // there is none
	require.NoError(t, open_link.OpenLink(chat))
	link := chat.Link
	close_link.CloseLink(chat)
	require.Nil(t, chat.Link)
	<-link.Context.Done()
	for range link.Messages { // until it is closed
	}
}
