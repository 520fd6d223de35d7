package program_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// A question may have several lines, in a narrow terminal and a wide one: pasted, by Alt-Enter, between two """, and
// written in an editor, which begins with what was typed. The keys edit the line, wide characters too, and find what
// was asked before. An error of the editor is told, and the chat goes on.
func TestChatLines(t *testing.T) {
	t.Setenv("TERM", "xterm")
	folder := t.TempDir()
	editor := filepath.Join(folder, "editor.sh")
	require.NoError(t, os.WriteFile(editor, []byte("#!/bin/sh\nprintf 'two\\nlines\\n' >> \"$1\"\n"), 0o700))
	t.Setenv("VISUAL", "")
	t.Setenv("EDITOR", editor)
	model := write_scripted_model.WriteScriptedModel(t, "{% for m in messages %}{{ m.content }}{% endfor %}<|say|>",
		map[string]string{"<|say|>": "yes"})
	for _, columns := range []int{40, 120} {
		t.Setenv("XDG_STATE_HOME", t.TempDir())
		person, command := chat_program.ChatProgram(t, columns, model, "--system", "Be brief.")
		for _, step := range [][]string{
			{"\x1b[200~one\ttab\r\nand a line\r\n/quit\x1b[201~", "one⇥tab⏎and", "/quit"},
			{"\r", "yes", "tokens/s", "> "},
			{"/show\r", "system: Be brief.", "user: one tab\r\nand a line\r\n/quit\r\n", "> "},
			{"/clear\rby hand\x1b\rtoo\r", "by hand⏎too", "yes", "tokens/s", "> "},
			{"/show\r", "user: by hand\r\ntoo\r\n", "> "},
			{"/clear\r\"\"\"first\rsecond\rthird\"\"\"\r", ". ", ". ", "yes", "tokens/s", "> "},
			{"/show\r", "user: first\r\nsecond\r\nthird\r\n", "> "},
			{"\"\"\"never\r\x03", "the question is dropped", "> "},
			{"/clear\r/edit one \r", "yes", "tokens/s", "> "},
			{"/show\r", "user: onetwo\r\nlines\r\n", "> "},
			{"/clear\r", "> "},
			// Home, End, by words, killed and put back; one wide character is erased.
			{"b 世界 d e\x01a \x05\x17f\x1bb\x1bb\x0b\x19\x05\x7fg 世\x7f\x1b[D\x1b[C!\r", "yes", "tokens/s", "> "},
			{"/show\r", "user: a b 世界 d g !\r\n", "> "},
			{"\x12世界", "i-search"},
			{"\r", "yes", "tokens/s", "> "},
			{"\x1b[A\x1b[A\x1b[B\x15/show\r", "user: a b 世界 d g !\r\n", "user: a b 世界 d g !\r\n", "> "},
		} {
			terminal_until.TerminalUntil(t, person, step[0], step[1:]...)
		}
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
	t.Setenv("EDITOR", filepath.Join(folder, "none"))
	person, command := chat_program.ChatProgram(t, 40, model)
	terminal_until.TerminalUntil(t, person, "/edit\r", "$VISUAL or", "> ")
	_, err := person.WriteString("\x04")
	require.NoError(t, err)
	require.NoError(t, command.Wait())
}
