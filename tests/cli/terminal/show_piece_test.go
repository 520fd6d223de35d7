package terminal_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_piece"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

func TestShowPiece(t *testing.T) {
	var file bytes.Buffer
	require.NoError(t, show_piece.ShowPiece(&file, nil, "**a**\x1b[2J"))
	require.Equal(t, "**a**\x1b[2J", file.String())

	person, program := open_terminal.OpenTerminal(t)
	screen := &cli.Screen{Escapes: true}
	for columns, want := range map[int]string{12: "\x1b[1maaa\x1b[0m bbb\r\nccc\uFFFD[2J",
		40: "\x1b[1maaa\x1b[0m bbb ccc\uFFFD[2J"} {
		require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 9,
			Col: uint16(columns)}))
		require.NoError(t, show_piece.ShowPiece(program, screen, "**aaa** bbb "))
		require.NoError(t, show_piece.ShowPiece(program, screen, "ccc\x1b[2J\n"))
		require.Equal(t, want+"\r\n", terminal_until.TerminalUntil(t, person, "", "J\r\n"))
	}
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer writer.Close()
	require.NoError(t, reader.Close())
	require.ErrorIs(t, show_piece.ShowPiece(writer, nil, "a"), unix.EPIPE)
}
