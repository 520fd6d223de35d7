package chat_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/read_question"
	"rkllmd/cli/terminal/open_editor"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestReadQuestion(t *testing.T) {
	t.Run("from a file, and what was typed ahead", func(t *testing.T) {
		lines, leave := make(chan string, 2), make(chan struct{})
		lines <- "second"
		chat := &cli.Chat{Ahead: []string{"first"}, Lines: lines, Leave: leave}
		for _, expected := range []string{"first", "second"} {
			line, more := read_question.ReadQuestion(chat)
			require.True(t, more)
			require.Equal(t, expected, line)
		}
		close(leave)
		_, more := read_question.ReadQuestion(chat)
		require.False(t, more)
		chat.Leave = nil
		close(lines)
		_, more = read_question.ReadQuestion(chat)
		require.False(t, more)
	})
	t.Run("from a dumb terminal", func(t *testing.T) {
		chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
		chat.Marks = cli.Marks{On: "[", Off: "]"}
		lines, interrupts := make(chan string, 1), make(chan struct{}, 2)
		chat.Lines, chat.Interrupts = lines, interrupts
		lines <- "Hello"
		line, more := read_question.ReadQuestion(chat)
		require.True(t, more)
		require.Equal(t, "Hello", line)
		interrupts <- struct{}{}
		interrupts <- struct{}{}
		_, more = read_question.ReadQuestion(chat)
		require.False(t, more, "Ctrl-C twice")
		require.Equal(t, "> > > ", out.String())
		require.Equal(t, 1, strings.Count(notes.String(), "[Once more Ctrl-C leaves, as Ctrl-D does.]\n"), "not again")
	})
	t.Run("from a terminal", func(t *testing.T) {
		t.Setenv("XDG_STATE_HOME", t.TempDir())
		person, program := open_terminal.OpenTerminal(t)
		chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
		chat.Streams.In = program
		var err error
		chat.Editor, _, err = open_editor.OpenEditor(chat.Streams, nil)
		require.NoError(t, err)
		defer chat.Editor.Close()
		for _, c := range []struct {
			typed, expected string
			more            bool
		}{{"Hello\n", "Hello", true}, {"\x04", "", false}} {
			_, err := person.WriteString(c.typed)
			require.NoError(t, err)
			line, more := read_question.ReadQuestion(chat)
			require.Equal(t, c.more, more, "%q", c.typed)
			require.Equal(t, c.expected, line)
		}
	})
}
