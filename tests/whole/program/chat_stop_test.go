package program_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/models/write_slow_model"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

// While a long answer comes in a terminal, /set changes it from the next token on, Ctrl-C stops it, and the program
// goes on; a signal ends the program in order.
func TestChatStop(t *testing.T) {
	temporary := t.TempDir()
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	t.Setenv("TMPDIR", temporary)
	person, program := open_terminal.OpenTerminal(t)
	require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 40, Col: 160}))
	command := daemon_command.DaemonCommand(t, true, "chat", write_slow_model.WriteSlowModel(t), "--context", "2048")
	command.Stdin, command.Stdout, command.Stderr = program, program, program
	command.SysProcAttr = &unix.SysProcAttr{Setsid: true, Setctty: true, Pdeathsig: unix.SIGKILL}
	require.NoError(t, command.Start())
	terminal_until.TerminalUntil(t, person, "", "/help lists the commands", "> ")
	terminal_until.TerminalUntil(t, person, "Hello\r", "Hello", "\n", "w")
	terminal_until.TerminalUntil(t, person, "/set top_k 3\n", "From the next token on: top_k 3.")
	terminal_until.TerminalUntil(t, person, "\x03", "Stopped.", "> ")
	terminal_until.TerminalUntil(t, person, "/show\r", "top_k 3", "assistant:", "> ")
	require.NoError(t, command.Process.Signal(unix.SIGTERM))
	require.Error(t, command.Wait())
	require.Equal(t, 130, command.ProcessState.ExitCode())
	left, err := os.ReadDir(temporary)
	require.NoError(t, err)
	require.Empty(t, left)
}
