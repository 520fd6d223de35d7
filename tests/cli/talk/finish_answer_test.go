package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/finish_answer"
	"rkllmd/cli/talk/open_link"
	"rkllmd/faces/stream"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
	"rkllmd/tests/cli/talk/talk_messages"
)

func TestFinishAnswer(t *testing.T) {
	endpoint, _ := chat_serve.ChatServe(t, []string{"hear"})
	chat, out, notes := chat_client.ChatClient(t, endpoint, true)
	require.NoError(t, open_link.OpenLink(chat))
	chat.Question, chat.Stats = "Q", true
	last := &cli.ChatMessage{Type: "completion", FinishReason: "stop", Seed: 7, Usage: stream.Usage{PromptTokens: 5,
		CompletionTokens: 20, TotalTokens: 5},
		Timing: stream.Timing{FirstTokenMS: 100, TotalMS: 2100}}
	finish_answer.FinishAnswer(chat, &cli.ChatAnswer{Text: []byte("A"), Last: last})
	require.Equal(t, "\n", out.String())
	require.Equal(t, "[5 tokens of prompt, 20 of answer; first after 100ms, 10.0 tokens/s; stop, seed 7]\n",
		notes.String())
	require.Equal(t, []cli.Turn{{Role: "user", Content: "Q"}, {Role: "assistant", Content: "A"}},
		chat.Conversation.Messages)
	require.NotNil(t, chat.Link, "the connection is kept")

	t.Run("a limit is told, also to who is no terminal", func(t *testing.T) {
		notes.Reset()
		chat.Terminal, chat.Stats, chat.Room, chat.Advice = false, false, 25, "ADVICE"
		config := stream.Config{}
		config.Messages = talk_messages.TalkMessages(cli.Turn{Content: "1234567890"})
		full := &cli.ChatMessage{Type: "completion", FinishReason: "length", Usage: stream.Usage{PromptTokens: 5,
			CompletionTokens: 20, TotalTokens: 25}}
		finish_answer.FinishAnswer(chat, &cli.ChatAnswer{Config: config, Spoken: 5, Text: []byte("0123456789"),
			Last: full})
		require.Equal(t, "(stopped: the context of 25 tokens is full; ADVICE)\n", notes.String())
		require.Equal(t, 0.5, chat.Rate)
		chat.Terminal, chat.Conversation.Messages = true, chat.Conversation.Messages[:2]
	})
	t.Run("its speed, where it is rendered", func(t *testing.T) {
		out.Reset()
		notes.Reset()
		turns := len(chat.Conversation.Messages)
		finish_answer.FinishAnswer(chat, &cli.ChatAnswer{Screen: &cli.Screen{}, Thoughts: &cli.Screen{}, Last: last})
		require.Equal(t, "\x1b[2mThe model has answered nothing.\x1b[22m\n"+
			"\x1b[2m20 tokens, 10.0 tokens/s; context 20%\x1b[22m\n", notes.String())
		require.Len(t, chat.Conversation.Messages, turns)
		chat.Stats = false
	})
	t.Run("a line end of its own is enough", func(t *testing.T) {
		out.Reset()
		finish_answer.FinishAnswer(chat, &cli.ChatAnswer{Text: []byte("A\n"), Last: last})
		require.Zero(t, out.Len())
	})
	t.Run("in a thought, stopped", func(t *testing.T) {
		out.Reset()
		notes.Reset()
		finish_answer.FinishAnswer(chat, &cli.ChatAnswer{Dim: true, Stopped: true, Steered: true, Waiting: true,
			Last: &cli.ChatMessage{Type: "error"}})
		require.Equal(t, "\x1b[22m\n", out.String())
		require.Equal(t, "\r\x1b[K\x1b[2mStopped.\x1b[22m\n", notes.String())
		require.Len(t, chat.Conversation.Messages, 4, "no text, no turn")
		require.Nil(t, chat.Link, "what is said of it still is not heard")
	})
	t.Run("no connection could be had", func(t *testing.T) {
		finish_answer.FinishAnswer(chat, &cli.ChatAnswer{})
		require.Nil(t, chat.Link)
	})
}
