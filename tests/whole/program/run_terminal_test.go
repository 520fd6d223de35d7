package program_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/daemons_of"
	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

// At a terminal, narrow or wide, rkllmd run shows Markdown and wraps words, as the chat does, by a private daemon and
// by one that others use too. A file of notes has no control sequences in it. What was asked for wrongly is told in a
// sentence that says what would be right, with exit code 2.
func TestRunTerminal(t *testing.T) {
	folder, runtime := t.TempDir(), t.TempDir()
	for name, value := range map[string]string{"XDG_RUNTIME_DIR": runtime, "RKLLMD_MODELS": folder, "TERM": "xterm",
		"RKLLM_LIBRARY": "embedded", "RKLLM_UDS_PATH": "", "RKLLMD_HTTP": "", "NO_COLOR": "", "LC_ALL": "C.UTF-8"} {
		t.Setenv(name, value)
	}
	path := filepath.Join(folder, "small.gguf")
	require.NoError(t, os.Rename(write_scripted_model.WriteScriptedModel(t,
		"{% for m in messages %}{{ m.content }}{% endfor %}<|say|>", map[string]string{
			"<|say|>": "# Title\nSome **bold** words, in a line that is longer than forty columns.\n"}), path))
	const head = "\x1b[1;4mTitle\x1b[0m\r\nSome \x1b[1mbold\x1b[0m words, in a line that is"
	for columns, rest := range map[int]string{40: "\r\nlonger than forty columns.\r\n",
		120: " longer than forty columns.\r\n"} {
		for _, arguments := range [][]string{{path, "Hi"}, {path, "Hi", "--system", "Be kind."}, {"small", "Hi"}} {
			person, program := open_terminal.OpenTerminal(t)
			require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 40,
				Col: uint16(columns)}))
			command := daemon_command.DaemonCommand(t, true, append([]string{"run"}, arguments...)...)
			command.Stdout, command.Stderr = program, program
			require.NoError(t, command.Start())
			require.Contains(t, terminal_until.TerminalUntil(t, person, "", "columns.", "text", "after"),
				head+rest)
			require.NoError(t, command.Wait())

			notes, err := os.Create(filepath.Join(t.TempDir(), "notes"))
			require.NoError(t, err)
			command = daemon_command.DaemonCommand(t, true, append([]string{"run"}, arguments...)...)
			command.Stdout, command.Stderr = program, notes
			require.NoError(t, command.Run())
			require.Contains(t, terminal_until.TerminalUntil(t, person, "", "columns."), "\x1b[1mbold\x1b[0m")
			text, err := os.ReadFile(notes.Name())
			require.NoError(t, err)
			require.Regexp(t, `\Aprompt \d+ tokens, .*first text after .*\n`, string(text))
			require.NotContains(t, string(text), "\x1b")
		}
	}
	for _, wrong := range []struct{ arguments, said string }{
		{"--image cat.png Hi", "--image cat.png: no model that rkllmd runs looks at pictures"},
		{"--schema nowhere.json Hi", "nowhere.json cannot be read: no such file or directory; --schema needs JSON"},
		{"--schema {} --grammar g Hi", "--schema and --grammar exclude each other: give one of them"},
		{"--jsn Hi", "there is no flag --jsn, did you mean --json?"},
		{"Hi there", "the prompt must be one argument (quote it), but 2 were given"},
	} {
		arguments := append([]string{"run", path}, strings.Fields(wrong.arguments)...)
		command := daemon_command.DaemonCommand(t, true, arguments...)
		text, err := command.CombinedOutput()
		require.Error(t, err)
		require.Equal(t, 2, command.ProcessState.ExitCode())
		require.Regexp(t, `\Arkllmd run: `+regexp.QuoteMeta(wrong.said)+`.*; see --help\n\z`, string(text))
	}
	for _, daemon := range daemons_of.DaemonsOf(t, runtime) {
		require.NoError(t, daemon.Signal(os.Interrupt))
	}
}
