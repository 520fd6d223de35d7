package program_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// A person talks with the demo model in a terminal: the answer streams, Ctrl-C stops it and not the program, commands
// change the settings, also while an answer comes, Ctrl-C clears a line, and Ctrl-D leaves. What was typed is kept for
// the next time, and nothing else is left behind.
func TestChatTerminal(t *testing.T) {
	state, temporary := t.TempDir(), t.TempDir()
	t.Setenv("XDG_STATE_HOME", state)
	t.Setenv("TMPDIR", temporary)
	t.Setenv("TERM", "xterm")
	for _, columns := range []int{40, 120} {
		person, command := chat_program.ChatProgram(t, columns, "builtin:demo")
		for _, step := range []struct{ typed, seen string }{
			{"/set temperature 0\r", "0"},
			{"/stats on\r", "on"},
			{"What is 3 plus 4?\r", " of answer;"},
			{"/nope\r", "there is no command /nope"},
			{"wrong\x03", "Once more Ctrl-C leaves"},
			{"/show\r", "assistant: 3 plus 4 is 7."},
			{"/model\r", "Loaded: rkllmd demo (builtin:demo)"},
			{"/undo\r/undo\r", "there is no question to take back"},
			{"/help\r", "leave, as Ctrl-D does"},
			{"\x1b[200~What is\n5 plus 6?\x1b[201~\r", "5 plus 6"},
			{"/copy\r", "\x1b]52;c;"},
		} {
			screen := terminal_until.TerminalUntil(t, person, step.typed, step.seen, "\n", "> ")
			require.NotContains(t, screen, "panic", step.typed)
		}
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
	for _, unwanted := range []struct{ setting, value, sequence string }{{"NO_COLOR", "1", "\x1b[2m"}, {"TERM", "dumb",
		"\x1b"}} {
		t.Setenv(unwanted.setting, unwanted.value)
		person, program := open_terminal.OpenTerminal(t)
		command := daemon_command.DaemonCommand(t, true, "chat", "builtin:demo")
		command.Stdin, command.Stdout, command.Stderr = program, program, program
		command.SysProcAttr = &unix.SysProcAttr{Setsid: true, Setctty: true, Pdeathsig: unix.SIGKILL}
		require.NoError(t, command.Start())
		screen := terminal_until.TerminalUntil(t, person, "", "/help lists the commands", "> ")
		screen += terminal_until.TerminalUntil(t, person, "/set temperature 0\r", "> ")
		screen += terminal_until.TerminalUntil(t, person, "How much is 7 + 5?\r", "7 plus 5 is 12.", "> ")
		require.NotContains(t, screen, unwanted.sequence, unwanted.setting)
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
	history, err := os.ReadFile(filepath.Join(state, "rkllmd", "chat_history"))
	require.NoError(t, err)
	require.Contains(t, string(history), "What is 3 plus 4?\n")
	require.False(t, strings.Contains(string(history), "wrong"), "a line that was given up")
	left, err := os.ReadDir(temporary)
	require.NoError(t, err)
	require.Empty(t, left)
}
