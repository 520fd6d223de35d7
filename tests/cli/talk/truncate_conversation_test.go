package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/truncate_conversation"
)

func TestTruncateConversation(t *testing.T) {
	chat := &cli.Chat{Conversation: cli.Conversation{Messages: make([]cli.Turn, 10)}}
	for _, left := range []int{6, 8, 10} {
		require.True(t, truncate_conversation.TruncateConversation(chat))
		require.Equal(t, left, chat.Left)
	}
	require.False(t, truncate_conversation.TruncateConversation(chat))
	require.Equal(t, 10, chat.Left)
	turns := chat.Conversation.Messages
	chat.Left, turns[0].Keep, turns[4].Keep = 0, cli.TurnPinned, cli.TurnDropped
	for _, left := range []int{8, 10} {
		require.True(t, truncate_conversation.TruncateConversation(chat))
		require.Equal(t, left, chat.Left, "of three that may go")
	}
	require.False(t, truncate_conversation.TruncateConversation(chat))
	require.Len(t, chat.Conversation.Messages, 10, "the conversation itself stays")
}
