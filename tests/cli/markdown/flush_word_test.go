package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/flush_word"
)

func TestFlushWord(t *testing.T) {
	s := &cli.Screen{Columns: 10, Word: []byte("four"), Width: 4, Tail: 'r', Column: 4, Spaces: 1}
	flush_word.FlushWord(s)
	require.Equal(t, " four", string(s.Out))
	require.Equal(t, []int{9, 0, 0}, []int{s.Column, s.Spaces, s.Width})
	s.Word, s.Width, s.Tail = []byte("a"), 1, 'a'
	flush_word.FlushWord(s)
	require.Equal(t, " four\na", string(s.Out), "the last column stays free")
	flush_word.FlushWord(s)
	require.Equal(t, " four\na", string(s.Out), "there is no word")
	s.Spaces, s.Word = 2, []byte("\x1b[0m")
	flush_word.FlushWord(s)
	require.Equal(t, " four\na\x1b[0m", string(s.Out), "a style alone takes no room")
	require.Equal(t, 2, s.Spaces)
	s.Word, s.Tail = []byte("\u0301"), '\u0301'
	flush_word.FlushWord(s)
	require.Equal(t, " four\na\x1b[0m  \u0301", string(s.Out), "what stands on a blank has it below itself")
	require.Zero(t, s.Spaces)
	s.Word, s.Width, s.Tail, s.Column = []byte("0123456789abc"), 13, 'c', 0
	flush_word.FlushWord(s)
	require.Equal(t, 3, s.Column, "the terminal has broken it")
}
