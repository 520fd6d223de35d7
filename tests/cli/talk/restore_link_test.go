package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/restore_link"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestRestoreLink(t *testing.T) {
	endpoint, _ := chat_serve.ChatServe(t, []string{"hear"}, []string{"hear"})
	chat, _, notes := chat_client.ChatClient(t, endpoint, true)
	require.NoError(t, restore_link.RestoreLink(chat))
	first := chat.Link
	require.NoError(t, restore_link.RestoreLink(chat))
	require.Same(t, first, chat.Link, "it is there")
	require.NoError(t, first.Socket.CloseNow())
	_, open := <-first.Messages
	require.False(t, open)
	require.NoError(t, restore_link.RestoreLink(chat))
	require.NotSame(t, first, chat.Link, "it had ended")
	require.Zero(t, notes.Len())

	chat, _, notes = chat_client.ChatClient(t, cli.Endpoint{URL: "http://127.0.0.1:1", Name: "GONE"}, true)
	require.ErrorContains(t, restore_link.RestoreLink(chat), "cannot connect to GONE")
	chat.Search = &cli.DaemonSearch{Endpoint: endpoint}
	require.NoError(t, restore_link.RestoreLink(chat))
	require.Equal(t, endpoint, chat.Endpoint)
	require.Contains(t, notes.String(), "The daemon is gone")
}
