package ask_question_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/ask_question"
	"rkllmd/cli/set_parameter"
	"rkllmd/completion"
	"rkllmd/tests/support/chat_client"
	"rkllmd/tests/support/chat_serve"
)

func TestAskQuestion(t *testing.T) {
	init, end := `{"type": "init", "request_id": "gen_1"}`, `{"type": "completion", "request_id": "gen_1"}`
	busy := `{"type": "error", "error": "rate_limited", "message": "wait", "recovery_action": "retry", "retry_after_seconds": 0.01}`
	t.Run("the conversation goes with it", func(t *testing.T) {
		endpoint, heard := chat_serve.ChatServe(t, []string{"hear", init, `{"type": "token", "token": "A"}`, end, "hear", init, `{"type": "token", "token": "B"}`, end})
		chat, out, _ := chat_client.ChatClient(t, endpoint, false)
		chat.Conversation.System, chat.Conversation.Thinking = "S", true
		require.NoError(t, set_parameter.SetParameter(&chat.Conversation.Parameters, "seed", "9"))
		require.NoError(t, ask_question.AskQuestion(chat, "Q", false))
		require.Contains(t, <-heard, `"seed":9`)
		require.NoError(t, ask_question.AskQuestion(chat, "R", true))
		second := <-heard
		require.Contains(t, second, `"messages":[{"role":"system","content":"S"},{"role":"user","content":"Q"},{"role":"assistant","content":"A"},{"role":"user","content":"R"}],"thinking":true`)
		require.Contains(t, second, `"seed":null`)
		require.Equal(t, "A\nB\n", out.String())
		require.Len(t, chat.Conversation.Messages, 4)
		require.Equal(t, "R", chat.Question)
	})
	t.Run("once more, where that may help", func(t *testing.T) {
		endpoint, _ := chat_serve.ChatServe(t, []string{"hear", busy, "hear", init, `{"type": "token", "token": "A"}`, end})
		chat, _, notes := chat_client.ChatClient(t, endpoint, true)
		require.NoError(t, ask_question.AskQuestion(chat, "Q", false))
		require.Contains(t, notes.String(), "rate_limited: wait; asking once more in 1s")
		require.Equal(t, completion.Turn{Role: "assistant", Content: "A"}, chat.Conversation.Messages[1])
	})
	t.Run("but not for ever", func(t *testing.T) {
		endpoint, heard := chat_serve.ChatServe(t, []string{"hear", busy, "hear", busy, "hear", busy})
		chat, _, _ := chat_client.ChatClient(t, endpoint, false)
		require.ErrorContains(t, ask_question.AskQuestion(chat, "Q", false), "rate_limited: wait; /regenerate asks again")
		require.Len(t, heard, 2)
		require.Empty(t, chat.Conversation.Messages)
	})
	t.Run("nobody there", func(t *testing.T) {
		chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{URL: "http://127.0.0.1:1", Name: "HERE"}, false)
		require.ErrorContains(t, ask_question.AskQuestion(chat, "Q", false), "cannot connect to HERE")
	})
}
