package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/is_same_turn"
)

func TestIsSameTurn(t *testing.T) {
	turn := cli.Turn{Role: "user", Content: "a"}
	require.True(t, is_same_turn.IsSameTurn(turn, cli.Turn{Role: "user", Content: "a", Keep: cli.TurnPinned}))
	require.False(t, is_same_turn.IsSameTurn(turn, cli.Turn{Role: "user", Content: "b"}))
	require.False(t, is_same_turn.IsSameTurn(turn, cli.Turn{Role: "assistant", Content: "a"}))
}
