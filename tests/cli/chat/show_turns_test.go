package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/show_turns"
	"rkllmd/tests/cli/chat_client"
)

func TestShowTurns(t *testing.T) {
	chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
	show_turns.ShowTurns(chat, []cli.Turn{{Role: "user", Content: "a\nb"}, {Role: "assistant", Content: "\x1b"}})
	require.Equal(t, "user: a\nb\nassistant: \uFFFD\n", out.String())
}
