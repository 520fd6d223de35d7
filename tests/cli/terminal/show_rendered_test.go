package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_rendered"
	"rkllmd/tests/cli/chat_client"
)

func TestShowRendered(t *testing.T) {
	show := show_rendered.ShowRendered
	chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	answer := &cli.ChatAnswer{Waiting: true}
	show(chat, answer, "hm", "")
	require.True(t, answer.Waiting, "nothing is written yet")
	show(chat, answer, "m so ", "")
	require.Equal(t, "\r\x1b[K", notes.String())
	show(chat, answer, "", "**yes\x1b** ")
	show(chat, answer, "again", "")
	show(chat, answer, "", "no ")
	require.Equal(t, "\x1b[2mhmm so\x1b[0m\n\x1b[1myes\uFFFD\x1b[0m\n\x1b[2magain\x1b[0m\nno", out.String())
	t.Run("without colours", func(t *testing.T) {
		out.Reset()
		chat.Marks = cli.Marks{On: "[", Off: "]"}
		answer := &cli.ChatAnswer{}
		show(chat, answer, "hm", "")
		show(chat, answer, "", "**yes** ")
		require.Equal(t, "[hm]\n**yes**", out.String(), "a terminal that takes no control sequences")
	})
}
