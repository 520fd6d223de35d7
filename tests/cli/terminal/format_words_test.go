package terminal_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/terminal/format_words"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestFormatWords(t *testing.T) {
	text := "/set  temperature, top_p and others\nand a second line that is long"
	require.Equal(t, text, format_words.FormatWords(io.Discard, 6, text))
	person, program := open_terminal.OpenTerminal(t)
	require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 9, Col: 24}))
	require.Equal(t, "/set  temperature,\n      top_p and others\nand a second line that\n      is long",
		format_words.FormatWords(program, 6, text))
	require.Equal(t, "/set  temperature,\n  top_p and others\nand a second line that\n  is long",
		format_words.FormatWords(program, 18, text), "less where the terminal is narrow")
	require.Empty(t, format_words.FormatWords(program, 0, ""))
}
