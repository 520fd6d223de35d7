// Package chat_program starts a chat in a terminal.
package chat_program

import (
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

// ChatProgram starts "rkllmd chat" with args in a terminal of so many columns, which does not tell where its cursor is,
// and returns the side of the person when the first prompt stands there.
func ChatProgram(t *testing.T, columns int, args ...string) (person *os.File, command *exec.Cmd) {
	t.Helper()
	person, program := open_terminal.OpenTerminal(t)
	require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 40,
		Col: uint16(columns)}))
	command = daemon_command.DaemonCommand(t, true, append([]string{"chat"}, args...)...)
	command.Stdin, command.Stdout, command.Stderr = program, program, program
	command.SysProcAttr = &unix.SysProcAttr{Setsid: true, Setctty: true, Pdeathsig: unix.SIGKILL}
	require.NoError(t, command.Start())
	screen := terminal_until.TerminalUntil(t, person, "", "/help lists", "> ")
	require.NotContains(t, screen, "\x1b[6n", "a question that not every terminal answers")
	return person, command
}
