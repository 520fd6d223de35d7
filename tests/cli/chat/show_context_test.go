package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/show_context"
	"rkllmd/tests/cli/chat_client"
)

func TestShowContext(t *testing.T) {
	chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
	show_context.ShowContext(chat)
	require.Equal(t, "The model is told about 0 tokens.\n", out.String())
	out.Reset()
	for _, keep := range []string{cli.TurnPinned, "", cli.TurnDropped, ""} {
		chat.Conversation.Messages = append(chat.Conversation.Messages, cli.Turn{Role: "user", Keep: keep,
			Content: "Why\nnot? \x1b"}, cli.Turn{Role: "assistant", Content: "0123456789"})
	}
	chat.Left, chat.Room, chat.Rate = 4, 2000, 30
	show_context.ShowContext(chat)
	require.Equal(t, "The model is told about 1,200 tokens of the 2,000 that its context holds: 60 %.\n"+
		"  1  pinned: Why not? \uFFFD\n  2  left out: Why not? \uFFFD\n  3  dropped: Why not? \uFFFD\n"+
		"  4  Why not? \uFFFD\n", out.String())
}
