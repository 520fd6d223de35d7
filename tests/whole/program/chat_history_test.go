package program_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

// What is pasted is one question, with a file in it; the next day the conversation goes on, by --continue and by its
// number.
func TestChatHistory(t *testing.T) {
	state, folder := t.TempDir(), t.TempDir()
	t.Setenv("XDG_STATE_HOME", state)
	t.Setenv("TERM", "xterm")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "sum.txt"), []byte("3 plus 4\n"), 0o600))
	for _, day := range []struct {
		flags []string
		steps [][]string
	}{
		{nil, [][]string{
			{"", "/help lists the commands", "> "},
			{"/set max_tokens 20\r", "> "},
			{"\x1b[200~What is\r\tin @" + folder + "/sum.txt?\r\x1b[201~", "What is⏎⇥in @"},
			{"\r", "goes with the question: 9 bytes.", "\n", "> "},
			{"/copy\r", "\x1b]52;c;", "> "},
			{"/show\r", "user: What is\r\n", "3 plus 4", "> "},
		}},
		{[]string{"--continue"}, [][]string{
			{"", "The conversation goes on", "> "},
			{"/show\r", "user: What is\r\n", "3 plus 4", "> "},
			{"/clear\r", "> "},
			{"/history\r", "  1  What is in @", "(1)", "> "},
			{"/history 1\r", "The conversation goes on", "> "},
			{"/undo\r", "> "},
		}},
		{[]string{"--keep-chats=false"}, [][]string{
			{"", "/help lists the commands", "> "},
			{"/history\r", "conversations are not kept", "> "},
		}},
	} {
		person, program := open_terminal.OpenTerminal(t)
		require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 40, Col: 200}))
		command := daemon_command.DaemonCommand(t, true, append([]string{"chat", "builtin:demo"}, day.flags...)...)
		command.Stdin, command.Stdout, command.Stderr = program, program, program
		command.SysProcAttr = &unix.SysProcAttr{Setsid: true, Setctty: true, Pdeathsig: unix.SIGKILL}
		require.NoError(t, command.Start())
		for _, step := range day.steps {
			terminal_until.TerminalUntil(t, person, step[0], step[1:]...)
		}
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
	kept, err := filepath.Glob(filepath.Join(state, "rkllmd", "chats", "*.json"))
	require.NoError(t, err)
	require.Len(t, kept, 1)
}
