package program_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// A terminal that has the signs of ASCII only, by LANG=C or because it is the kernel's console, gets no others: neither
// while a model loads and an answer is waited for, nor in Markdown, nor in what is pasted, in 40 columns and in 120.
// What a model says is written as it is.
func TestChatSigns(t *testing.T) {
	const said = "# Title\n- an item\n> a quote\n\n```go\nreturn 1\n```\n| A | B |\n|---|--:|\n| x | 1 |\n\nend\n"
	model := write_scripted_model.WriteScriptedModel(t, "{% for m in messages %}{{ m.content }}{% endfor %}"+
		"{% if 'Chinese' in messages[-1].content %}<|chinese|>{% else %}<|say|>{% endif %}",
		map[string]string{"<|say|>": said, "<|chinese|>": "中文"})
	t.Setenv("LC_CTYPE", "")
	for _, columns := range []int{40, 120} {
		for _, kind := range []struct{ term, all, language string }{{"xterm", "", "C"}, {"linux", "C.UTF-8", ""}} {
			t.Setenv("XDG_STATE_HOME", t.TempDir())
			t.Setenv("TERM", kind.term)
			t.Setenv("LC_ALL", kind.all)
			t.Setenv("LANG", kind.language)
			person, command := chat_program.ChatProgram(t, columns, model)
			screen := terminal_until.TerminalUntil(t, person, "\x1b[200~Show\nthis\x1b[201~\r", "Show$this",
				"reading about", "* an item", "| ", "a quote", "-- go --", "A", "-+-", "end", "tokens/s", "> ")
			screen += terminal_until.TerminalUntil(t, person, "/undo\r", "> ")
			screen += terminal_until.TerminalUntil(t, person, "/branches\r", "1  question 1: Show this ->", "> ")
			for _, r := range screen {
				require.Less(t, r, '\x7f', "%q", screen)
			}
			terminal_until.TerminalUntil(t, person, "Chinese\r", "中文", "tokens/s", "> ")
			_, err := person.WriteString("\x04")
			require.NoError(t, err)
			require.NoError(t, command.Wait())
		}
	}
}
