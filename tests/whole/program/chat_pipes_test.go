package program_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

// Into a pipe a chat writes what the model has written, byte by byte, and nothing else: no Markdown is rendered, no
// words wrap, no prompts, no speed, and control characters stay. That holds where the questions are piped too, and
// where a person types them in a terminal. The first line that fails ends it with exit code 1.
func TestChatPipes(t *testing.T) {
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "")
	const said = "# Title\nSome **bold** words, and `code`, in a line that is longer than eighty columns, which no " +
		"pipe has.\n| A | B |\n|---|--:|\n| *x* | 1 |\n\x1b[2Jend"
	model := write_scripted_model.WriteScriptedModel(t, "{% for m in messages %}{{ m.content }}{% endfor %}<|say|>",
		map[string]string{"<|say|>": said})
	for _, typed := range []bool{false, true} {
		t.Setenv("XDG_STATE_HOME", t.TempDir())
		command := daemon_command.DaemonCommand(t, true, "chat", model, "--context", "4096")
		var out, notes bytes.Buffer
		command.Stdin = strings.NewReader("/set temperature 0\nShow\nMore\n")
		command.Stdout, command.Stderr = &out, &notes
		if typed {
			person, program := open_terminal.OpenTerminal(t)
			command.Stdin = program
			command.SysProcAttr = &unix.SysProcAttr{Setsid: true, Setctty: true, Pdeathsig: unix.SIGKILL}
			terminal_until.TerminalUntil(t, person, "/set temperature 0\nShow\nMore\n\x04", "More\r\n")
		}
		require.NoError(t, command.Run(), notes.String())
		require.Equal(t, said+"\n"+said+"\n", out.String(), "typed: %v", typed)
	}
	command := daemon_command.DaemonCommand(t, true, "chat", model, "--context", "4096")
	var out, notes bytes.Buffer
	command.Stdin, command.Stdout, command.Stderr = strings.NewReader("Show\n/nope\nShow\n"), &out, &notes
	require.Error(t, command.Run())
	require.Equal(t, 1, command.ProcessState.ExitCode())
	require.Equal(t, said+"\n", out.String(), "what comes behind the line that has failed is not asked")
	require.Contains(t, notes.String(), "there is no command /nope")
	left, err := os.ReadDir(os.Getenv("XDG_STATE_HOME"))
	require.NoError(t, err)
	require.Empty(t, left, "of questions that are piped nothing is kept")
}
