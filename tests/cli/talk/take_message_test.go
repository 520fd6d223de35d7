package talk_test

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/take_message"
	"rkllmd/faces/stream"
	"rkllmd/tests/cli/chat_client"
)

func TestTakeMessage(t *testing.T) {
	chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	answer := &cli.ChatAnswer{Resuming: true}
	take := take_message.TakeMessage
	take(chat, answer, cli.ChatMessage{Type: "status", Operation: "queued", Message: "Second in line."})
	require.Equal(t, "\r\x1b[K\x1b[2mSecond in line.\x1b[22m", notes.String())
	take(chat, answer, cli.ChatMessage{Type: "init", RequestID: "gen_1", ModelInfo: &stream.ModelInfo{MaxTokens: 99}})
	require.Equal(t, "gen_1", answer.ID)
	require.Equal(t, 99, chat.Room)
	require.False(t, answer.Resuming)
	take(chat, answer, cli.ChatMessage{Type: "token", Index: 4, Token: "Hi"})
	require.Equal(t, 5, answer.Received)
	thoughtful := &cli.ChatAnswer{Spoken: 1}
	take(&cli.Chat{Streams: cli.Streams{Out: io.Discard, Err: io.Discard}}, thoughtful, cli.ChatMessage{Type: "token",
		Thinking: "hm"})
	require.Equal(t, []int{1, 1, 1}, []int{answer.Spoken, thoughtful.Received, thoughtful.Spoken})
	require.Equal(t, "Hi", out.String())
	require.False(t, answer.Waiting)
	notes.Reset()
	take(chat, answer, cli.ChatMessage{Type: "status", Operation: "modify", Message: "Done."})
	take(chat, answer, cli.ChatMessage{Type: "error", Error: "invalid_request", Message: "not that"})
	require.Equal(t, "\n\x1b[2mDone.\x1b[22m\n\x1b[2minvalid_request: not that\x1b[22m\n", notes.String())
	require.False(t, answer.Ended, "an error about a control does not end it")
	take(chat, answer, cli.ChatMessage{Type: "later", Message: "unknown"}) // the protocol may grow
	t.Run("a terminal whose lines stay", func(t *testing.T) {
		notes.Reset()
		plain := &cli.Chat{Streams: chat.Streams, Terminal: true}
		waiting := &cli.ChatAnswer{}
		for _, text := range []string{"Second in line.", "Loading.", "Loading.", "Loading."} {
			take(plain, waiting, cli.ChatMessage{Type: "status", Message: text})
		}
		require.Equal(t, 2, strings.Count(notes.String(), "\n"), notes.String())
	})
	t.Run("a line of status that turns", func(t *testing.T) {
		notes.Reset()
		chat.Render = true
		part := 40.0
		take(chat, &cli.ChatAnswer{}, cli.ChatMessage{Type: "status", Operation: "model_loading", Message: "Loading a.",
			Progress: &part})
		require.Equal(t, "\r\x1b[K\x1b[2m⠋ Loading a, 40 %\x1b[22m", notes.String())
		chat.Render = false
	})
	t.Run("its end", func(t *testing.T) {
		take(chat, answer, cli.ChatMessage{Type: "completion", RequestID: "gen_1"})
		require.True(t, answer.Ended)
		require.Equal(t, "completion", answer.Last.Type)
		require.NoError(t, answer.Failure)
	})
	t.Run("errors that end it", func(t *testing.T) {
		for _, answer := range []*cli.ChatAnswer{{}, {ID: "gen_1", Resuming: true}, {ID: "gen_1"}} {
			message := cli.ChatMessage{Type: "error", Error: "timeout", Message: "slow"}
			if answer.ID != "" && !answer.Resuming {
				message.RequestID = "gen_1"
			}
			take(chat, answer, message)
			require.True(t, answer.Ended)
			require.ErrorContains(t, answer.Failure, "timeout: slow")
		}
	})
}
