package terminal_test

import (
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
}
