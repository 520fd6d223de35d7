package program_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/models/write_slow_model"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// While a long answer comes in a terminal, narrow or wide, /set changes it from the next token on, Ctrl-C stops it, and
// the program goes on with what had come, and with what was typed meanwhile; a signal ends the program in order.
func TestChatStop(t *testing.T) {
	t.Setenv("TERM", "xterm")
	model := write_slow_model.WriteSlowModel(t)
	for _, columns := range []int{40, 120} {
		temporary := t.TempDir()
		t.Setenv("XDG_STATE_HOME", t.TempDir())
		t.Setenv("TMPDIR", temporary)
		person, command := chat_program.ChatProgram(t, columns, model, "--context", "2048")
		terminal_until.TerminalUntil(t, person, "Hello\r", "Hello", "\n", "word")
		terminal_until.TerminalUntil(t, person, "/set top_k 3\n/stats on\n", "From the next token on: top_k 3.")
		terminal_until.TerminalUntil(t, person, "\x03", "Stopped.", "tokens/s", "> /stats on", "> ")
		terminal_until.TerminalUntil(t, person, "/show\r", "top_k 3", "stats true", "assistant:", "word", "> ")
		require.NoError(t, command.Process.Signal(unix.SIGTERM))
		require.Error(t, command.Wait())
		require.Equal(t, 130, command.ProcessState.ExitCode())
		left, err := os.ReadDir(temporary)
		require.NoError(t, err)
		require.Empty(t, left)
	}
}
