package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/resume_answer"
	"rkllmd/faces/stream"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
	"rkllmd/tests/cli/talk/talk_messages"
)

func TestResumeAnswer(t *testing.T) {
	endpoint, heard := chat_serve.ChatServe(t, []string{"hear"})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
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
	t.Run("nobody there", func(t *testing.T) {
		chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{URL: "http://127.0.0.1:1", Name: "HERE"}, true)
		answer := &cli.ChatAnswer{ID: "gen_7"}
		resume_answer.ResumeAnswer(chat, answer)
		require.True(t, answer.Ended)
		require.ErrorContains(t, answer.Failure,
			"the connection is lost, and 6 attempts to connect again have failed: cannot connect to HERE")
		require.Contains(t, notes.String(), "The connection is lost; trying again.")
	})
}
