package program_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// What is pasted is one question, with a file in it; the next day the conversation goes on, by --continue and by its
// number. In a narrow terminal and a wide one.
func TestChatHistory(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("TERM", "xterm")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "sum.txt"), []byte("3 plus 4\n"), 0o600))
	for _, columns := range []int{40, 120} {
		state := t.TempDir()
		t.Setenv("XDG_STATE_HOME", state)
		for _, day := range []struct {
			flags []string
			steps [][]string
		}{
			{nil, [][]string{
				{"/set max_tokens 20\r", "> "},
				{"\x1b[200~What is\r\tin @" + folder + "/sum.txt?\r\x1b[201~", "What is⏎⇥in @"},
				{"\r", "goes with the question", "\n", "tokens/s", "> "},
				{"/copy\r", "\x1b]52;c;", "> "},
				{"/show\r", "user: What is\r\n", "3 plus 4", "> "},
			}},
			{[]string{"--continue"}, [][]string{
				{"/show\r", "user: What is\r\n", "3 plus 4", "> "},
				{"/clear\r", "> "},
				{"/history\r", "  1  What is in", "(1)", "> "},
				{"/history 1\r", "The conversation goes on", "> "},
				{"/undo\r", "> "},
			}},
			{[]string{"--keep-chats=false"}, [][]string{
				{"/history\r", "conversations are not kept", "> "},
			}},
		} {
			person, command := chat_program.ChatProgram(t, columns, append([]string{"builtin:demo"}, day.flags...)...)
			for _, step := range day.steps {
				terminal_until.TerminalUntil(t, person, step[0], step[1:]...)
			}
			_, err := person.WriteString("\x04")
			require.NoError(t, err)
			require.NoError(t, command.Wait())
		}
		kept, err := filepath.Glob(filepath.Join(state, "rkllmd", "chats", "*.json"))
		require.NoError(t, err)
		require.Len(t, kept, 1)
	}
}
