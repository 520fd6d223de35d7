package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/talk/open_link"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestReadMessages(t *testing.T) {
	endpoint, _ := chat_serve.ChatServe(t, []string{`{"type": "token", "token": "é", "index": 3}`, `nonsense`},
		[]string{"cut"}, []string{`{}`, `{}`})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	require.NoError(t, open_link.OpenLink(chat)) // which starts it
	message := <-chat.Link.Messages
	require.Equal(t, "é", message.Token)
	require.Equal(t, 3, message.Index)
	_, more := <-chat.Link.Messages
	require.False(t, more, "what is no message ends it")
	require.NoError(t, open_link.OpenLink(chat))
	_, more = <-chat.Link.Messages
	require.False(t, more, "so does the connection")
	require.NoError(t, open_link.OpenLink(chat))
	chat.Link.Cancel()
	for range chat.Link.Messages { // until it is closed
	}
}
