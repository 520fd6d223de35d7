package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/show_prompt"
	"rkllmd/tests/cli/cli_chat"
)

func TestShowPrompt(t *testing.T) {
	test := cli_chat.CliChat(t)
	show_prompt.ShowPrompt(test.Chat)
	require.Empty(t, test.Log.String(), "the prompts come from a file")
	test.Chat.Person = true
	show_prompt.ShowPrompt(test.Chat)
	show_prompt.ShowPrompt(test.Chat)
	require.Equal(t, "> ", test.Log.String(), "once")
	test.Chat.Prompted = false
	show_prompt.ShowPrompt(test.Chat)
	require.Equal(t, "> > ", test.Log.String())
}
