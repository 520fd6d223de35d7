package inspect_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/inspect/format_token"
)

func TestFormatToken(t *testing.T) {
	require.Equal(t, "none", format_token.FormatToken(nil))
	require.Equal(t, `2 "</s>"`, format_token.FormatToken(&engine.SpecialToken{ID: 2, Text: "</s>"}))
	require.Equal(t, `3 "\x1b[2J\n"`, format_token.FormatToken(&engine.SpecialToken{ID: 3, Text: "\x1b[2J\n"}),
		"nothing reaches the terminal as it is")
}
