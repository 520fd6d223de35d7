package swarm_test

import (
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	cli_swarm "rkllmd/cli/swarm"
	"rkllmd/cli/swarm/run_swarm_chat"
	"rkllmd/faces/swarm"
	"rkllmd/tests/cli/cli_chat"
)

func TestRunSwarmChat(t *testing.T) {
	info, end := swarm.Reply{Type: "server_info"}, swarm.Reply{Type: "chat_end"}
	end.Payload.FinishReason = "stop"
	t.Run("prompts one after the other, until there are no more", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Person, test.Chat.Next = true, "zero"
		test.Chat.Lines <- "one"
		close(test.Chat.Lines)
		test.Chat.Replies <- info
		ended := make(chan error, 1)
		go func() { ended <- run_swarm_chat.RunSwarmChat(test.Chat) }()
		for i, prompt := range []string{"zero", "one"} {
			require.Contains(t, <-test.Sent, prompt)
			require.Empty(t, test.Sent)
			end.RequestID = strconv.Itoa(i + 1)
			test.Chat.Replies <- end
		}
		require.NoError(t, <-ended)
		require.Equal(t, ": no model is loaded\n> > ", test.Log.String(),
			"a person is asked for each that is not there yet")
	})
	t.Run("until the line that ends it", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Replies <- info
		test.Chat.Lines <- cli.QuitLine
		require.NoError(t, run_swarm_chat.RunSwarmChat(test.Chat))
	})
	t.Run("Ctrl-C", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Replies <- info
		test.Chat.Lines <- "one"
		ended := make(chan error, 1)
		go func() { ended <- run_swarm_chat.RunSwarmChat(test.Chat) }()
		require.Contains(t, <-test.Sent, "chat_start")
		test.Signals <- os.Interrupt
		require.Contains(t, <-test.Sent, "abort")
		test.Signals <- os.Interrupt
		require.ErrorIs(t, <-ended, cli.ErrInterrupted)
	})
	t.Run("the connection ends", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		close(test.Chat.Replies)
		require.ErrorIs(t, run_swarm_chat.RunSwarmChat(test.Chat), cli_swarm.ErrLinkEnded)
	})
	t.Run("the host says nothing", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Patience = time.Millisecond
		require.EqualError(t, run_swarm_chat.RunSwarmChat(test.Chat),
			"TIMEOUT_NO_RESPONSE: the host has said nothing for 1ms")
		test.Chat.Replies <- info
		test.Chat.Lines <- "one"
		require.ErrorContains(t, run_swarm_chat.RunSwarmChat(test.Chat), "TIMEOUT_NO_RESPONSE")
	})
}
