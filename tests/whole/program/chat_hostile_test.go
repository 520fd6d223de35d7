package program_test

import (
	"math/rand"
	"os"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// What a model says does not steer the terminal: neither that of a chat, with Markdown or without, when it comes and
// when it is shown again, nor that of rkllmd run, which gives a pipe the bytes as they are. The answers are put
// together by chance, of sequences that terminals obey, of what turns the direction of writing, and of Markdown.
func TestChatHostile(t *testing.T) {
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "")
	fragments := []string{"\x1b[2J", "\x1b]52;c;aGVsbG8=\a", "\x1b]8;;http://e/\x1b\\", "\x1bP+q\x1b\\",
		"\u009b31m", "\x1b[6n", "\x1b[?1049h", "\x1bc", "\b\b\b\b", "\x7f", "\r", "\x0e", "\x05", "\u202e",
		"\u2066", "\u2028", "\x1b", "\u009d0;t\a", "a" + strings.Repeat("\u0301", 40), "**b**", "`c`", "\n",
		"\n\n", "- d ", "\n|e|f|\n|-|-|\n|", "\n```\n", "[g](h)", "> ", "中文", " "}
	chance := rand.New(rand.NewSource(20))
	said := ""
	for range 400 {
		said += fragments[chance.Intn(len(fragments))]
	}
	said += "\n\nend\n"
	model := write_scripted_model.WriteScriptedModel(t, "{% for m in messages %}{{ m.content }}{% endfor %}<|say|>",
		map[string]string{"<|say|>": said})
	ours := regexp.MustCompile("\x1b\\[[0-9;]*[mKJABCD]|\x1b\\[\\?2004[hl]| \b")
	for _, columns := range []int{40, 120} {
		person, command := chat_program.ChatProgram(t, columns, model, "--context", "8192")
		screen := terminal_until.TerminalUntil(t, person, "Show\r", "end", " tokens/s", "> ")
		screen += terminal_until.TerminalUntil(t, person, "/show\r", "end\r\n", "> ")
		screen += terminal_until.TerminalUntil(t, person, "/plain on\r", "> ")
		screen += terminal_until.TerminalUntil(t, person, "/regenerate\r", "end\r\n", "> ")
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())

		person, program := open_terminal.OpenTerminal(t)
		require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 40,
			Col: uint16(columns)}))
		command = daemon_command.DaemonCommand(t, true, "run", model, "Show", "--context", "8192")
		command.Stdin, command.Stdout, command.Stderr = nil, program, program
		require.NoError(t, command.Start())
		// "first text after 5ms": the line may be wrapped between any two words.
		screen += terminal_until.TerminalUntil(t, person, "", "end", "after")
		require.NoError(t, command.Wait())
		for line := range strings.SplitSeq(ours.ReplaceAllString(screen, ""), "\n") {
			line = strings.ReplaceAll(strings.TrimSuffix(line, "\r"), "\r", "")
			require.NotRegexp(t, "[\u2028-\u202e\u2066-\u2069]|\u0301{9}", line)
			require.False(t, strings.ContainsFunc(line, unicode.IsControl), "%q", line)
		}
	}
	command := daemon_command.DaemonCommand(t, true, "run", model, "Show", "--context", "8192")
	command.Stderr = os.Stderr
	piped, err := command.Output()
	require.NoError(t, err)
	require.Equal(t, said, string(piped))
}
