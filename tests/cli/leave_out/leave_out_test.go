package leave_out_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/leave_out"
	"rkllmd/completion"
)

func TestLeaveOut(t *testing.T) {
	chat := &cli.Chat{Conversation: cli.Conversation{Messages: make([]completion.Turn, 10)}}
	for _, left := range []int{6, 8, 10} {
		require.True(t, leave_out.LeaveOut(chat))
		require.Equal(t, left, chat.Left)
	}
	require.False(t, leave_out.LeaveOut(chat))
	require.Equal(t, 10, chat.Left)
	require.Len(t, chat.Conversation.Messages, 10, "the conversation itself stays")
}
