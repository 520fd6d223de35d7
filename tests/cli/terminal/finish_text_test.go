package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/finish_text"
	"rkllmd/cli/terminal/show_rendered"
	"rkllmd/tests/cli/chat_client"
)

func TestFinishText(t *testing.T) {
	for _, test := range []struct {
		answer     cli.ChatAnswer
		out, notes string
	}{
		{cli.ChatAnswer{}, "", ""}, {cli.ChatAnswer{Text: []byte("a")}, "\n", ""},
		{cli.ChatAnswer{Text: []byte("a\n"), Waiting: true}, "", "\r\x1b[K"},
		{cli.ChatAnswer{Dim: true}, "\x1b[22m\n", ""},
	} {
		chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
		finish_text.FinishText(chat, &test.answer)
		require.Equal(t, test.out, out.String())
		require.Equal(t, test.notes, notes.String())
		require.False(t, test.answer.Waiting)
	}
	t.Run("rendered", func(t *testing.T) {
		chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
		answer := &cli.ChatAnswer{}
		show_rendered.ShowRendered(chat, answer, "", "one **two")
		finish_text.FinishText(chat, answer)
		require.Equal(t, "one **two\n", out.String())
		chat.Marks = cli.Marks{On: "[", Off: "]"}
		out.Reset()
		show_rendered.ShowRendered(chat, &cli.ChatAnswer{}, "", "")
		answer = &cli.ChatAnswer{}
		show_rendered.ShowRendered(chat, answer, "hm", "")
		finish_text.FinishText(chat, answer)
		require.Equal(t, "[hm]\n", out.String(), "stopped in a thought")
	})
}
