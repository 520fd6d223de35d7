package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/write_rune"
)

func TestWriteRune(t *testing.T) {
	s := &cli.Screen{Columns: 8}
	for _, r := range "ab cd" {
		write_rune.WriteRune(s, r)
	}
	require.Equal(t, "ab", string(s.Out), "the last word is not whole yet")
	for _, r := range "efgh i" {
		write_rune.WriteRune(s, r)
	}
	require.Equal(t, "ab\ncdefgh", string(s.Out))
	for _, r := range "0123456789 x" {
		write_rune.WriteRune(s, r)
	}
	require.Equal(t, "ab\ncdefgh\ni0123456789", string(s.Out), "a word that is longer than a line is not cut")
	require.False(t, s.Long)
	wide := &cli.Screen{Columns: 8}
	for _, r := range "中文句子，它 " {
		write_rune.WriteRune(wide, r)
	}
	require.Equal(t, "中文句\n子，它", string(wide.Out))
	free := &cli.Screen{}
	for _, r := range "a word and another one " {
		write_rune.WriteRune(free, r)
	}
	require.Equal(t, "a word and another one", string(free.Out), "nothing wraps")
}
