package talk_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/open_link"
	"rkllmd/cli/talk/resume_answer"
	"rkllmd/cli/talk/send_message"
	"rkllmd/cli/talk/wait_for_answer"
	"rkllmd/faces/stream"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
	"rkllmd/tests/cli/talk/talk_messages"
)

func TestResumeAnswer(t *testing.T) {
	endpoint, heard := chat_serve.ChatServe(t, []string{"hear"})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	require.NoError(t, open_link.OpenLink(chat))
	t.Run("begun", func(t *testing.T) {
		answer := &cli.ChatAnswer{ID: "gen_7", Received: 12}
		resume_answer.ResumeAnswer(chat, answer)
		message := <-heard
		require.Contains(t, message, `"resume":"gen_7","received":12`)
		require.True(t, answer.Resuming)
		require.False(t, answer.Ended)
	})
	t.Run("not begun", func(t *testing.T) {
		answer := &cli.ChatAnswer{Config: stream.Config{Type: "config"}}
		answer.Config.Messages = talk_messages.TalkMessages(cli.Turn{Role: "user", Content: "Q?"})
		resume_answer.ResumeAnswer(chat, answer)
		require.Contains(t, <-heard, "Q?")
		require.False(t, answer.Resuming)
	})
	t.Run("stopped", func(t *testing.T) {
		answer := &cli.ChatAnswer{ID: "gen_7", Stopped: true}
		resume_answer.ResumeAnswer(chat, answer)
		require.True(t, answer.Ended)
		require.NoError(t, answer.Failure)
	})
	t.Run("Ctrl-C while it tries", func(t *testing.T) {
		interrupts := make(chan struct{}, 1)
		interrupts <- struct{}{}
		chat.Interrupts = interrupts
		answer := &cli.ChatAnswer{ID: "gen_7"}
		resume_answer.ResumeAnswer(chat, answer)
		require.True(t, answer.Ended && answer.Stopped)
	})
	t.Run("lost again and again", func(t *testing.T) {
		endpoint, _ := chat_serve.ChatServe(t, []string{"cut"})
		chat, _, _ := chat_client.ChatClient(t, endpoint, false)
		require.NoError(t, open_link.OpenLink(chat))
		answer := &cli.ChatAnswer{}
		require.NoError(t, wait_for_answer.WaitForAnswer(chat, answer))
		require.ErrorContains(t, answer.Failure, "the connection was lost 7 times")
	})
	t.Run("a question that is longer than the daemon reads", func(t *testing.T) {
		require.NoError(t, open_link.OpenLink(chat))
		send_message.SendMessage(chat.Link, strings.Repeat("x", 1<<15-1)) // with its quotes one byte more
		answer := &cli.ChatAnswer{}
		require.NoError(t, wait_for_answer.WaitForAnswer(chat, answer))
		require.ErrorContains(t, answer.Failure, "longer than the daemon reads (read limited at 32769 bytes)")
	})
	t.Run("nobody there", func(t *testing.T) {
		chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{URL: "http://127.0.0.1:1", Name: "HERE"}, true)
		_, cancel := context.WithCancel(t.Context())
		chat.Link = &cli.ChatLink{Cancel: cancel}
		answer := &cli.ChatAnswer{ID: "gen_7"}
		resume_answer.ResumeAnswer(chat, answer)
		require.True(t, answer.Ended)
		require.ErrorContains(t, answer.Failure,
			"the connection is lost, and 6 attempts to connect again have failed: cannot connect to HERE")
		require.Contains(t, notes.String(), "The connection is lost; trying again.")
	})
}
