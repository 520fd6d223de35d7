package program_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// In a narrow terminal and a wide one: the Tab key completes commands, and files behind @; what /undo and /regenerate
// take back can be had again; an answer that was cut off says so, and a conversation that is too long for the context
// goes on, and says without what.
func TestChatBranches(t *testing.T) {
	t.Setenv("TERM", "xterm")
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "sum.txt"), []byte("3 plus 4\n"), 0o600))
	model := write_scripted_model.WriteScriptedModel(t, "{% for m in messages %}{{ m.content }}{% endfor %}"+
		"{% if 'sum' in messages[-1].content %}<|sum|>{% else %}<|say|>{% endif %}",
		map[string]string{"<|say|>": "one two three four five six seven eight nine ten", "<|sum|>": "seven"})
	for _, columns := range []int{40, 120} {
		t.Setenv("XDG_STATE_HOME", t.TempDir())
		person, command := chat_program.ChatProgram(t, columns, model, "--context", "128")
		for _, step := range [][]string{
			{"Count\r", "ten", "tokens/s", "> "},
			{"/reg\t\r", "ten", "tokens/s", "> "},
			{"Add @" + folder + "/su\t\r", "goes with the question: 9 bytes.", "seven", "tokens/s", "> "},
			{"/undo\r", "> "},
			{"/bra\t\r", "question 2: Add", "→ seven", "> "},
			{"/branches 1\r", "assistant: seven", "> "},
			{"/branches 5\r", "/branches needs the number of a branch", "> "},
			{"/set max_t\t3\r", "> "},
			{"Count\r", "one", "(stopped after 3 tokens; /set", "> "},
			{"/set max_tokens default\r", "> "},
			{"Count" + strings.Repeat(" and on", 14) + "\r", "ten", "tokens/s", "> "},
			{"Go" + strings.Repeat(" on and", 14) + "\r", "ten", "tokens/s", "> "},
			{"Go" + strings.Repeat(" and on", 14) + "\r", "ten", "any more:", "\"Count\"", "> "},
		} {
			terminal_until.TerminalUntil(t, person, step[0], step[1:]...)
		}
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
}
