package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/chat/format_turn"
)

func TestFormatTurn(t *testing.T) {
	require.Equal(t, "a b\uFFFD中", format_turn.FormatTurn(" a\n\tb\x1b中 ", 5))
	require.Equal(t, "a \uFFFD...", format_turn.FormatTurn("a \x1bb中文d", 6))
}
