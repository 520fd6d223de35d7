package terminal_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_text"
	"rkllmd/tests/cli/chat_client"
)

func TestShowText(t *testing.T) {
	t.Run("to a terminal", func(t *testing.T) {
		chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
		answer := &cli.ChatAnswer{Waiting: true}
		show_text.ShowText(chat, answer, "", "") // text is held back
		require.True(t, answer.Waiting)
		show_text.ShowText(chat, answer, "hm", "")
		show_text.ShowText(chat, answer, "m", "")
		show_text.ShowText(chat, answer, "", "yes\x1b")
		show_text.ShowText(chat, answer, "", "!")
		require.Equal(t, "\x1b[2mhmm\x1b[22m\nyes\uFFFD!", out.String())
		require.Equal(t, "\r\x1b[K", notes.String())
	})
	t.Run("to a file: the bytes of the answer alone", func(t *testing.T) {
		chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, false)
		show_text.ShowText(chat, &cli.ChatAnswer{}, "hm", "yes\x1b")
		require.Equal(t, "yes\x1b", out.String())
		require.Zero(t, notes.Len())
	})
	t.Run("rendered, as the terminal wants it", func(t *testing.T) {
		chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
		chat.Render = true
		show_text.ShowText(chat, &cli.ChatAnswer{}, "", "**yes** ")
		require.Equal(t, "\x1b[1myes\x1b[0m", out.String())
	})
	t.Run("nobody reads it, or it is written later", func(t *testing.T) {
		chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{}, false)
		chat.Whole = true
		answer := &cli.ChatAnswer{}
		show_text.ShowText(chat, answer, "", "yes")
		require.Zero(t, out.Len())
		reader, writer, err := os.Pipe()
		require.NoError(t, err)
		defer writer.Close()
		require.NoError(t, reader.Close())
		chat.Whole, chat.Streams.Out = false, writer
		show_text.ShowText(chat, answer, "", "yes")
		require.True(t, answer.Ended)
		require.ErrorIs(t, answer.Failure, cli.ErrClosed)
	})
}
