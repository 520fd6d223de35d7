package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/swarm/ask_host"
	"rkllmd/tests/cli/cli_chat"
)

func TestAskHost(t *testing.T) {
	test := cli_chat.CliChat(t)
	require.NoError(t, ask_host.AskHost(test.Chat, "Hi \"you\""))
	require.JSONEq(t, `{"type":"chat_start","request_id":"1","payload":{"prompt":"Hi \"you\""}}`, <-test.Sent)
	require.Equal(t, "1", test.Chat.Running)
	test.Chat.Aborted = true
	require.NoError(t, ask_host.AskHost(test.Chat, "again"))
	require.JSONEq(t, `{"type":"chat_start","request_id":"2","payload":{"prompt":"again"}}`, <-test.Sent)
	require.False(t, test.Chat.Aborted)
	test.Chat.Running, test.Chat.Prompted = "", true
	require.NoError(t, ask_host.AskHost(test.Chat, ""))
	require.False(t, test.Chat.Over || test.Chat.Prompted || test.Chat.Running != "",
		"a blank line is no prompt; the person is asked again")
	require.NoError(t, ask_host.AskHost(test.Chat, "/quit"))
	require.True(t, test.Chat.Over)
	test.Chat.Once = true
	require.NoError(t, ask_host.AskHost(test.Chat, "/quit"))
	require.Contains(t, <-test.Sent, "/quit", "an argument is a prompt, whatever it says")
	test.Chat.Link.Conn.Close()
	require.ErrorContains(t, ask_host.AskHost(test.Chat, "x"), "HOST_DISCONNECTED")
}
