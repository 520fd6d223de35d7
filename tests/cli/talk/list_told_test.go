package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/list_told"
)

func TestListTold(t *testing.T) {
	chat := &cli.Chat{Left: 4}
	require.Empty(t, list_told.ListTold(chat))
	for i, keep := range []string{"", cli.TurnPinned, "", cli.TurnDropped, cli.TurnPinned} {
		name := string(rune('a' + i))
		chat.Conversation.Messages = append(chat.Conversation.Messages, cli.Turn{Role: "user", Content: name,
			Keep: keep}, cli.Turn{Role: "assistant", Content: name})
	}
	told := list_told.ListTold(chat)
	require.Len(t, told, 6)
	for i, name := range []string{"b", "b", "c", "c", "e", "e"} {
		require.Equal(t, cli.Turn{Role: []string{"user", "assistant"}[i%2], Content: name}, told[i])
	}
}
