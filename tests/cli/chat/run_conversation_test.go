package chat_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/run_conversation"
	"rkllmd/tests/cli/chat_client"
)

func TestRunConversation(t *testing.T) {
	lines := make(chan string, 9)
	chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, false)
	chat.Lines = lines
	t.Run("a script ends with its first error", func(t *testing.T) {
		lines <- "/nope"
		require.ErrorContains(t, run_conversation.RunConversation(chat), "there is no command /nope")
	})
	t.Run("a person goes on, and leaves", func(t *testing.T) {
		interrupts := make(chan struct{}, 1)
		interrupts <- struct{}{}
		chat.Terminal, chat.Interrupts = true, interrupts
		for _, line := range []string{"/nope\x1b", "/show", "/quit", "/help"} {
			lines <- line
		}
		require.NoError(t, run_conversation.RunConversation(chat))
		require.Contains(t, notes.String(), "there is no command /nope\uFFFD")
		require.Contains(t, out.String(), "temperature default")
		require.Empty(t, interrupts, "it was meant for an answer that has ended")
		require.Equal(t, "/help", <-lines)
	})
	t.Run("the lines end, or cannot be read", func(t *testing.T) {
		close(lines)
		require.NoError(t, run_conversation.RunConversation(chat))
		chat.LinesErr = errors.New("broken")
		require.EqualError(t, run_conversation.RunConversation(chat), "broken")
	})
	t.Run("a signal", func(t *testing.T) {
		leave := make(chan struct{})
		close(leave)
		chat.Leave, chat.Lines = leave, nil
		require.ErrorIs(t, run_conversation.RunConversation(chat), cli.ErrInterrupted)
	})
}
