package program_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// A full context, in a narrow terminal and a wide one: behind each answer stands how full it is, /context lists what
// the model is told, a question that was pinned stays in when the oldest are left out, and one that was dropped is not
// told. The model answers by what it is told.
func TestChatContext(t *testing.T) {
	t.Setenv("TERM", "xterm")
	model := write_scripted_model.WriteScriptedModel(t, "{% set all = messages | map(attribute='content') | "+
		"join(' ') %}{{ all }}{% if 'blue' in all and 'green' in all %}<|both|>{% elif 'blue' in all %}<|blue|>"+
		"{% elif 'green' in all %}<|green|>{% else %}<|none|>{% endif %}", map[string]string{"<|both|>": "it is both",
		"<|blue|>": "only one of them", "<|green|>": "the other one", "<|none|>": "nothing"})
	long := strings.Repeat(" and on", 18)
	for _, columns := range []int{40, 120} {
		t.Setenv("XDG_STATE_HOME", t.TempDir())
		person, command := chat_program.ChatProgram(t, columns, model, "--context", "128")
		for _, step := range [][]string{
			{"My word is blue\r", "only one", "context", "%", "> "},
			{"His word is green\r", "it is both", "%", "> "},
			{"/pin 1\r", "Question 1 stays in", "> "},
			{"/drop 2\r", "The model is not told question 2", "> "},
			{"Which one\r", "only one", "> "},
			{"/context\r", "The model is told about", "128 that its context holds", "1  pinned: My word",
				"2  dropped: His word", "3  Which one", "> "},
			{"/drop 2\r", "as the others again", "> "},
			{"Go" + long + "\r", "it is both", "> "},
			{"Run" + long + "\r", "only one", "any more:", "\"His word is green\"", "/pin N", "> "},
			{"/context\r", "1  pinned: My", "2  left out: His", "> "},
			{"/pin 3000\r", "/pin needs the number of a question, 1", "> "},
		} {
			terminal_until.TerminalUntil(t, person, step[0], step[1:]...)
		}
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())

		person, command = chat_program.ChatProgram(t, columns, model, "--context", "128", "--continue")
		terminal_until.TerminalUntil(t, person, "/context\r", "1  pinned: My", "> ")
		_, err = person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
}
