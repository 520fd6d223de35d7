package program_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// In 40 columns everything that a chat says ends its lines between words: the commands, the settings, notes, errors and
// answers. With NO_COLOR there are no colours, with TERM=dumb no control sequences at all.
func TestChatNarrow(t *testing.T) {
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	sequence := regexp.MustCompile("\x1b\\[[0-9;?]*[a-zA-Z]| \b") // the editor writes a blank and goes back
	for _, kind := range []struct{ term, colours string }{{"xterm", "1"}, {"dumb", ""}, {"xterm", ""}} {
		t.Setenv("TERM", kind.term)
		t.Setenv("NO_COLOR", kind.colours)
		person, command := chat_program.ChatProgram(t, 40, "builtin:demo")
		said := terminal_until.TerminalUntil(t, person, "/help\r", "leave, as Ctrl-D does", "> ")
		said += terminal_until.TerminalUntil(t, person, "/set warmth 3\r", "warmth", "> ")
		said += terminal_until.TerminalUntil(t, person, "/set max_tokens 12\r", "> ")
		said += terminal_until.TerminalUntil(t, person, "Tell me a story.\r", "(stopped after", "more)", "> ")
		if kind.term == "dumb" {
			require.NotContains(t, said, "\x1b")
		}
		if kind.colours != "" {
			require.NotRegexp(t, "\x1b\\[[0-9;]*3[0-7]m", said, "no colours")
		}
		for line := range strings.SplitSeq(sequence.ReplaceAllString(said, ""), "\n") {
			line = line[strings.LastIndex(strings.TrimSuffix(line, "\r"), "\r")+1:] // what was written over is gone
			require.LessOrEqual(t, utf8.RuneCountInString(strings.TrimSuffix(line, "\r")), 40, "%q", line)
		}
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
}
