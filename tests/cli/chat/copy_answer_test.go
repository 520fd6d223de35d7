package chat_test

import (
	"testing"

	"github.com/ergochat/readline"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/copy_answer"
	"rkllmd/tests/cli/chat_client"
)

func TestCopyAnswer(t *testing.T) {
	chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	require.EqualError(t, copy_answer.CopyAnswer(chat), "there is no answer to copy")
	chat.Conversation.Messages = []cli.Turn{{Role: "user", Content: "Q"}, {Role: "assistant", Content: "An answer"}}
	require.ErrorContains(t, copy_answer.CopyAnswer(chat), "needs a terminal")
	chat.Editor = &readline.Instance{}
	require.NoError(t, copy_answer.CopyAnswer(chat))
	require.Equal(t, "\x1b]52;c;QW4gYW5zd2Vy\a", out.String())
	require.Contains(t, notes.String(), "9 bytes")
}
