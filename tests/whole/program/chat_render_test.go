package program_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// A model answers in Markdown, and the terminal shows what it means, in lines that fit 40 columns and 120, and after a
// resize the others; /plain shows it as it was written. Before the first word a line says what happens, and is gone
// then; behind the answer stands its speed. What steers a terminal does not reach it, and nothing waits for a terminal
// that does not tell where its cursor is.
func TestChatRender(t *testing.T) {
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "")
	const said = "# Title\nSome **bold** words, and `code`, in a line that is longer than forty columns.\n" +
		"- an item, which has to wrap in a narrow terminal\n\n```go\nreturn 1 // longer than the forty columns of " +
		"it\n" +
		"```\n| A | Meaning |\n|---|--:|\n| *x* | 1 |\n\n\x1b[2Jend\n"
	model := write_scripted_model.WriteScriptedModel(t, "{% for m in messages %}{{ m.content }}{% endfor %}<|say|>",
		map[string]string{"<|say|>": said})
	styles := regexp.MustCompile("\x1b\\[[0-9;]*m")
	const table = "A │ Meaning\r\n──┼────────\r\nx │       1\r\n\r\n\uFFFD[2Jend\r\n"
	shown := map[int]string{
		40: "Title\r\nSome bold words, and code, in a line\r\nthat is longer than forty columns.\r\n• an item, which " +
			"has to wrap in a\r\n  narrow terminal\r\n\r\n── go ─────────────────────────────────\r\nreturn 1 // " +
			"longer than the forty columns of it\r\n───────────────────────────────────────\r\n",
		120: "Title\r\nSome bold words, and code, in a line that is longer than forty columns.\r\n• an item, which " +
			"has to wrap in a narrow terminal\r\n\r\n── go ──────────────────────────────────────────\r\nreturn 1 " +
			"// longer than the forty columns of it\r\n────────────────────────────────────────────────\r\n",
	}
	for columns, other := range map[int]int{40: 120, 120: 40} {
		person, command := chat_program.ChatProgram(t, columns, model, "--context", "4096")
		screen := terminal_until.TerminalUntil(t, person, "Show\r", "end\r\n", " tokens/s", "> ")
		require.Contains(t, screen, "\x1b[1;4mTitle\x1b[0m\r\nSome \x1b[1mbold\x1b[0m words, and \x1b[36mcode\x1b[0m,")
		require.Contains(t, screen, "⠋ reading about 2 tokens of prompt")
		require.Contains(t, styles.ReplaceAllString(screen, ""), shown[columns])
		require.Contains(t, styles.ReplaceAllString(screen, ""), table)
		_, after, _ := strings.Cut(screen, "\x1b[1;4mTitle")
		require.NotContains(t, after, "reading")
		require.Regexp(t, `\x1b\[K(\x1b\[1;4m)?$`, strings.SplitAfter(screen, "\x1b[1;4m")[0])
		require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 40,
			Col: uint16(other)}))
		screen = terminal_until.TerminalUntil(t, person, "/regenerate\r", "end\r\n", " tokens/s", "> ")
		require.Contains(t, styles.ReplaceAllString(screen, ""), shown[other], "from %d columns", columns)
		terminal_until.TerminalUntil(t, person, "/plain on\r", "on\r\n", "> ")
		screen = terminal_until.TerminalUntil(t, person, "/regenerate\r", "end\r\n", "> ")
		require.Contains(t, screen, strings.ReplaceAll(strings.ReplaceAll(said, "\n", "\r\n"), "\x1b", "\uFFFD"))
		require.NotContains(t, screen, "\x1b[6n")
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
}
