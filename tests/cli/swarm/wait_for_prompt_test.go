package swarm_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/swarm/wait_for_prompt"
	"rkllmd/tests/cli/cli_chat"
)

func TestWaitForPrompt(t *testing.T) {
	test := cli_chat.CliChat(t)
	test.Chat.Person, test.Chat.Prompted = true, true
	test.Chat.Lines <- ""
	test.Chat.Lines <- "Hi"
	more, err := wait_for_prompt.WaitForPrompt(test.Chat)
	require.NoError(t, err)
	require.True(t, more)
	require.Equal(t, "Hi", test.Chat.Next)
	require.Equal(t, "> ", test.Log.String(), "behind the blank line")
	require.False(t, test.Chat.Prompted)

	test.Chat.Next = ""
	test.Signals <- os.Interrupt
	more, err = wait_for_prompt.WaitForPrompt(test.Chat)
	require.ErrorIs(t, err, cli.ErrInterrupted)
	require.False(t, more)

	test.Chat.Lines <- cli.QuitLine
	more, err = wait_for_prompt.WaitForPrompt(test.Chat)
	require.NoError(t, err)
	require.False(t, more, "for that nobody connects again")

	test.Chat.Next = ""
	close(test.Chat.Lines)
	more, err = wait_for_prompt.WaitForPrompt(test.Chat)
	require.NoError(t, err)
	require.False(t, more)
}
