package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/remove_question"
)

func TestRemoveQuestion(t *testing.T) {
	turns := []cli.Turn{{Role: "user", Content: "Q"}, {Role: "assistant", Content: "A"}, {Role: "user",
		Content: "R"}, {Role: "assistant", Content: "B"}}
	chat := &cli.Chat{Question: "R", Left: 4, Conversation: cli.Conversation{Messages: turns}}
	require.NoError(t, remove_question.RemoveQuestion(chat))
	require.Equal(t, turns[:2], chat.Conversation.Messages)
	require.Equal(t, [][]cli.Turn{turns}, chat.Conversation.Branches, "it can be had back")
	require.Equal(t, "Q", chat.Question)
	require.Equal(t, 2, chat.Left)
	require.NoError(t, remove_question.RemoveQuestion(chat))
	require.Empty(t, chat.Conversation.Messages)
	require.Empty(t, chat.Question)
	require.EqualError(t, remove_question.RemoveQuestion(chat), "there is no question to take back")
}
