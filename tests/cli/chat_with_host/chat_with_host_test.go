package chat_with_host_test

import (
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat_with_host"
	"rkllmd/swarm"
	"rkllmd/tests/support/cli_chat"
)

func TestChatWithHost(t *testing.T) {
	info, end := swarm.Reply{Type: "server_info"}, swarm.Reply{Type: "chat_end"}
	end.Payload.FinishReason = "stop"
	t.Run("prompts one after the other, until there are no more", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Person, test.Chat.Next = true, "zero"
		test.Chat.Lines <- "one"
		close(test.Chat.Lines)
		test.Chat.Replies <- info
		ended := make(chan error, 1)
		go func() { ended <- chat_with_host.ChatWithHost(test.Chat) }()
		for i, prompt := range []string{"zero", "one"} {
			require.Contains(t, <-test.Sent, prompt)
			require.Empty(t, test.Sent)
			end.RequestID = strconv.Itoa(i + 1)
			test.Chat.Replies <- end
		}
		require.NoError(t, <-ended)
		require.Equal(t, ": no model is loaded\n> > ", test.Log.String(), "a person is asked for each that is not there yet")
	})
	t.Run("until the line that ends it", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Replies <- info
		test.Chat.Lines <- cli.QuitLine
		require.NoError(t, chat_with_host.ChatWithHost(test.Chat))
	})
	t.Run("Ctrl-C", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Replies <- info
		test.Chat.Lines <- "one"
		ended := make(chan error, 1)
		go func() { ended <- chat_with_host.ChatWithHost(test.Chat) }()
		require.Contains(t, <-test.Sent, "chat_start")
		test.Signals <- os.Interrupt
		require.Contains(t, <-test.Sent, "abort")
		test.Signals <- os.Interrupt
		require.ErrorIs(t, <-ended, cli.ErrInterrupted)
	})
	t.Run("the connection ends", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		close(test.Chat.Replies)
		require.ErrorIs(t, chat_with_host.ChatWithHost(test.Chat), cli.ErrLinkEnded)
	})
	t.Run("the host says nothing", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Patience = time.Millisecond
		require.EqualError(t, chat_with_host.ChatWithHost(test.Chat), "TIMEOUT_NO_RESPONSE: the host has said nothing for 1ms")
		test.Chat.Replies <- info
		test.Chat.Lines <- "one"
		require.ErrorContains(t, chat_with_host.ChatWithHost(test.Chat), "TIMEOUT_NO_RESPONSE")
	})
}
