package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/ask_question"
	"rkllmd/cli/talk/set_parameter"
	"rkllmd/tests/cli/chat/chat_answers"
	"rkllmd/tests/cli/chat/chat_exchanges"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestAskQuestion(t *testing.T) {
	busy := `{"type": "error", "error": "rate_limited", "message": "no", "recovery_action": "retry", "retry_after_seconds": 0.01}`
	t.Run("the conversation goes with it", func(t *testing.T) {
		endpoint, heard := chat_serve.ChatServe(t, chat_answers.ChatAnswers("A", "B"))
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
		endpoint, _ := chat_serve.ChatServe(t, append([]string{"hear", busy}, chat_answers.ChatAnswers("A")...))
		chat, _, notes := chat_client.ChatClient(t, endpoint, true)
		require.NoError(t, ask_question.AskQuestion(chat, "Q", false))
		require.Contains(t, notes.String(), "rate_limited: no; asking once more in 1s")
		require.Equal(t, chat_exchanges.ChatExchanges("Q", "A"), chat.Conversation.Messages)
	})
	t.Run("but not for ever", func(t *testing.T) {
		endpoint, heard := chat_serve.ChatServe(t, []string{"hear", busy, "hear", busy, "hear", busy})
		chat, _, _ := chat_client.ChatClient(t, endpoint, false)
		require.ErrorContains(t, ask_question.AskQuestion(chat, "Q", false), "rate_limited: no; /regenerate asks again")
		require.Len(t, heard, 2)
		require.Empty(t, chat.Conversation.Messages)
	})
	t.Run("a conversation that does not fit goes on without its beginning", func(t *testing.T) {
		long := `{"type": "error", "error": "context_length_exceeded", "message": "the prompt has 9 tokens", "recovery_action": "shorten_prompt"}`
		full := `{"type": "init", "request_id": "gen_1", "model_info": {"max_tokens": 100}}`
		costly := `{"type": "completion", "request_id": "gen_1", "usage": {"prompt_tokens": 70}}`
		end := `{"type": "completion", "request_id": "gen_1"}`
		endpoint, heard := chat_serve.ChatServe(t, []string{"hear", long, "hear", long,
			"hear", full, `{"type": "token", "token": "D"}`, costly,
			"hear", full, `{"type": "token", "token": "E"}`, end, "hear", long, "hear", long})
		chat, out, notes := chat_client.ChatClient(t, endpoint, false)
		chat.Advice, chat.Conversation.Messages = "ADVICE", chat_exchanges.ChatExchanges("A", "-", "B", "-", "C", "-")
		require.NoError(t, ask_question.AskQuestion(chat, "Q", false))
		for _, first := range []string{`"A"}`, `"C"}`, `"Q"}]`} {
			require.Contains(t, <-heard, `"messages":[{"role":"user","content":`+first)
		}
		require.Len(t, chat.Conversation.Messages, 8, "/save still has all of it")
		const told = "(the conversation no longer fits into the context of 100 tokens: the model is not told its " +
			"oldest questions and answers any more: \"A\", \"B\", \"C\"; /pin N keeps a question in; ADVICE)\n"
		require.Equal(t, told, notes.String())
		require.NoError(t, ask_question.AskQuestion(chat, "R", false))
		require.Contains(t, <-heard, `"messages":[{"role":"user","content":"R"}]`, "70 tokens a byte leave no room")
		require.Equal(t, told+"(nor is it told these any more: \"Q\")\n", notes.String())
		require.Equal(t, "D\nE\n", out.String())
		require.EqualError(t, ask_question.AskQuestion(chat, "S", false),
			"context_length_exceeded: the prompt has 9 tokens; something shorter may fit; ADVICE")
		require.Equal(t, 8, chat.Left, "what does not fit alone changes nothing")
	})
	t.Run("nobody there", func(t *testing.T) {
		chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{URL: "http://127.0.0.1:1", Name: "HERE"}, false)
		require.ErrorContains(t, ask_question.AskQuestion(chat, "Q", false), "cannot connect to HERE")
	})
}
