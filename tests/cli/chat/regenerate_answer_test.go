package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/regenerate_answer"
	"rkllmd/tests/cli/chat/chat_answers"
	"rkllmd/tests/cli/chat/chat_exchanges"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestRegenerateAnswer(t *testing.T) {
	init := `{"type": "init", "request_id": "gen_1"}`
	failure := `{"type": "error", "error": "internal_error", "message": "broken", "request_id": "gen_1"}`
	endpoint, heard := chat_serve.ChatServe(t, append([]string{"hear", init, failure},
		chat_answers.ChatAnswers("B", "C")...))
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	require.EqualError(t, regenerate_answer.RegenerateAnswer(chat), "there is no question to ask again")

	before := chat_exchanges.ChatExchanges("Q", "A")
	chat.Conversation = cli.Conversation{Messages: before}
	chat.Question = "Q"
	require.ErrorContains(t, regenerate_answer.RegenerateAnswer(chat), "broken")
	require.Equal(t, before, chat.Conversation.Messages, "the old answer is kept")
	require.NoError(t, regenerate_answer.RegenerateAnswer(chat))
	require.Equal(t, chat_exchanges.ChatExchanges("Q", "B"), chat.Conversation.Messages)
	require.Equal(t, "A", before[1].Content)
	require.Equal(t, [][]cli.Turn{before}, chat.Conversation.Branches, "it can be had back")
	for range 2 {
		require.Contains(t, <-heard, `"messages":[{"role":"user","content":"Q"}]`)
	}
	t.Run("a question that has failed", func(t *testing.T) {
		chat.Question = "R"
		require.NoError(t, regenerate_answer.RegenerateAnswer(chat))
		require.Contains(t, <-heard, `{"role":"assistant","content":"B"},{"role":"user","content":"R"}]`)
		require.Len(t, chat.Conversation.Messages, 4)
	})
}
