package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/regenerate_answer"
	"rkllmd/faces/stream"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestRegenerateAnswer(t *testing.T) {
	init, end := `{"type": "init", "request_id": "gen_1"}`, `{"type": "completion", "request_id": "gen_1"}`
	failure := `{"type": "error", "error": "internal_error", "message": "broken", "request_id": "gen_1"}`
	endpoint, heard := chat_serve.ChatServe(t, []string{"hear", init, failure, "hear", init,
		`{"type": "token", "token": "B"}`, end, "hear", init, `{"type": "token", "token": "C"}`, end})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	require.EqualError(t, regenerate_answer.RegenerateAnswer(chat), "there is no question to ask again")

	before := []stream.Turn{{Role: "user", Content: "Q"}, {Role: "assistant", Content: "A"}}
	chat.Conversation = cli.Conversation{Messages: before}
	chat.Question = "Q"
	require.ErrorContains(t, regenerate_answer.RegenerateAnswer(chat), "broken")
	require.Equal(t, before, chat.Conversation.Messages, "the old answer is kept")
	require.NoError(t, regenerate_answer.RegenerateAnswer(chat))
	require.Equal(t, []stream.Turn{{Role: "user", Content: "Q"}, {Role: "assistant", Content: "B"}},
		chat.Conversation.Messages)
	require.Equal(t, "A", before[1].Content)
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
