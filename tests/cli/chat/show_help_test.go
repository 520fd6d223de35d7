package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/show_help"
	"rkllmd/tests/cli/chat_client"
)

func TestShowHelp(t *testing.T) {
	chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{}, false)
	show_help.ShowHelp(chat)
	for _, command := range cli.ChatCommands {
		require.Contains(t, out.String(), command.Name+" "+command.Argument)
		require.Contains(t, out.String(), command.Help)
	}
}
