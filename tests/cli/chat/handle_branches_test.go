package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_branches"
	"rkllmd/tests/cli/chat_client"
)

func TestHandleBranches(t *testing.T) {
	chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	talk := &chat.Conversation
	require.NoError(t, handle_branches.HandleBranches(chat, ""))
	require.Contains(t, notes.String(), "There are no branches")
	require.ErrorContains(t, handle_branches.HandleBranches(chat, "1"),
		"but there are none: /undo and /regenerate make")
	begin := []cli.Turn{{Role: "user", Content: "Q"}, {Role: "assistant", Content: "A"}}
	first := append(begin[:2:2], cli.Turn{Role: "user", Content: "R\x1b"}, cli.Turn{Role: "assistant", Content: "B"})
	second := append(begin[:2:2], cli.Turn{Role: "user", Content: "R\x1b"}, cli.Turn{Role: "assistant", Content: "C"})
	talk.Messages, talk.Branches, chat.Left = second, [][]cli.Turn{first}, 2
	require.NoError(t, handle_branches.HandleBranches(chat, ""))
	require.Equal(t, "  1  question 2: R\uFFFD → B\n", out.String())
	for _, number := range []string{"0", "2", "x"} {
		require.ErrorContains(t, handle_branches.HandleBranches(chat, number),
			"/branches needs the number of a branch, 1 to 1")
	}
	out.Reset()
	require.NoError(t, handle_branches.HandleBranches(chat, "1"))
	require.Equal(t, first, talk.Messages)
	require.Equal(t, [][]cli.Turn{second}, talk.Branches)
	require.Equal(t, "R\x1b", chat.Question)
	require.Zero(t, chat.Left)
	require.Equal(t, "user: R\uFFFD\nassistant: B\n", out.String())
	t.Run("after /undo the conversation is the beginning of the branch", func(t *testing.T) {
		talk.Messages, talk.Branches = begin, [][]cli.Turn{first}
		require.NoError(t, handle_branches.HandleBranches(chat, "1"))
		require.Equal(t, first, talk.Messages)
		require.Empty(t, talk.Branches)
	})
}
