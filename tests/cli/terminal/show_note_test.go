package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/tests/cli/chat_client"
)

func TestShowNote(t *testing.T) {
	for terminal, expected := range map[bool]string{false: "", true: "\x1b[2mby \uFFFD\x1b[22m\n"} {
		chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, terminal)
		show_note.ShowNote(chat, "by \x1b")
		require.Equal(t, expected, notes.String())
		require.Zero(t, out.Len())
	}
	chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	chat.Streams.Logged = true
	show_note.ShowNote(chat, "a file")
	require.Equal(t, "a file\n", notes.String())
}
