package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/show_chat"
	"rkllmd/cli/talk/set_parameter"
	"rkllmd/tests/cli/chat_client"
)

func TestShowChat(t *testing.T) {
	chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
	chat.Conversation.System, chat.Stats = "Be kind.", true
	chat.Conversation.Messages = []cli.Turn{{Role: "user", Content: "Q"}, {Role: "assistant", Content: "A\x1b"}}
	require.NoError(t, set_parameter.SetParameter(&chat.Conversation.Parameters, "top_p", "0.5"))
	show_chat.ShowChat(chat)
	require.Equal(t, "temperature default\ntop_p 0.5\ntop_k default\nmin_p default\nrepetition_penalty default\n"+
		"frequency_penalty default\npresence_penalty default\nmax_tokens "+
		"default\nseed default\nthink false, stats true\n"+
		"system: Be kind.\nuser: Q\nassistant: A\uFFFD\n", out.String())
}
