package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/write_runes"
)

func TestWriteRunes(t *testing.T) {
	s := &cli.Screen{Columns: 8}
	write_runes.WriteRunes(s, []rune("one two three "))
	require.Equal(t, "one two\nthree", string(s.Out))
}
