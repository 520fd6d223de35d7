package program_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/models/write_wide_model"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// A terminal is made narrower and wider while an answer comes: from then on its lines are as long as the terminal is
// wide now, none is longer, and the answer goes on until Ctrl-C stops it.
func TestChatResize(t *testing.T) {
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "1")
	model := write_wide_model.WriteWideModel(t)
	person, command := chat_program.ChatProgram(t, 120, model, "--context", "4096")
	typed := "Hello\r"
	for _, columns := range []int{120, 40, 120} {
		require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 40,
			Col: uint16(columns)}))
		// Some lines may have been written, and not read, before: the last ones are looked at.
		screen := terminal_until.TerminalUntil(t, person, typed, slices.Repeat([]string{"\r\n"}, 10)...)
		lines := strings.Split(screen, "\r\n")
		for _, line := range lines[len(lines)-5 : len(lines)-1] {
			long := utf8.RuneCountInString(line)
			require.LessOrEqual(t, long, columns, "%q", line)
			require.Greater(t, long, columns/2, "the words fill a line: %q", line)
		}
		typed = ""
	}
	terminal_until.TerminalUntil(t, person, "\x03", "Stopped.", "> ")
	terminal_until.TerminalUntil(t, person, "/show\r", "assistant:", "> ")
	_, err := person.WriteString("\x04")
	require.NoError(t, err)
	require.NoError(t, command.Wait())
}
