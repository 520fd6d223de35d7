package terminal_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/terminal/show_progress"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

func TestShowProgress(t *testing.T) {
	t.Setenv("LC_ALL", "C.UTF-8")
	const place = "\r\x1b[K"
	for _, test := range []struct {
		name    string
		percent int
		want    string
	}{
		{"m.gguf", 0, "loading m.gguf   0% |" + strings.Repeat(" ", 40) + "|"},
		{"m.gguf", 49, "loading m.gguf  49% |" + strings.Repeat("█", 19) + strings.Repeat(" ", 21) + "|"},
		{"m.gguf", 100, "loading m.gguf 100% |" + strings.Repeat("█", 40) + "|"},
		{"m.gguf", 101, "loading m.gguf 100% |" + strings.Repeat("█", 40) + "|"},
		{"m.gguf", -1, "loading m.gguf   0% |" + strings.Repeat(" ", 40) + "|"},
		{strings.Repeat("模", 30), 3, "loading " + strings.Repeat("模", 11) + "   3% |█" + strings.Repeat(" ", 39) + "|"},
	} {
		var screen bytes.Buffer
		show_progress.ShowProgress(&screen, test.name, test.percent)
		require.Equal(t, place+test.want, screen.String())
	}
	for columns, want := range map[int]string{40: "loading a-long-name.g  50% |" + strings.Repeat("█", 5) + "     |",
		20: "loading a-long  50%"} {
		person, program := open_terminal.OpenTerminal(t)
		require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 9,
			Col: uint16(columns)}))
		show_progress.ShowProgress(program, "a-long-name.gguf", 50)
		_, err := program.WriteString("ends")
		require.NoError(t, err)
		require.Equal(t, place+want+"ends", terminal_until.TerminalUntil(t, person, "", "ends"))
	}
	t.Setenv("LC_ALL", "C")
	var screen bytes.Buffer
	show_progress.ShowProgress(&screen, "m.gguf", 100)
	require.Equal(t, place+"loading m.gguf 100% |"+strings.Repeat("#", 40)+"|", screen.String())
}
