package chat_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/ask_question"
	"rkllmd/cli/chat/restore_left"
	"rkllmd/tests/cli/chat/chat_answers"
	"rkllmd/tests/cli/chat/chat_exchanges"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestRestoreLeft(t *testing.T) {
	chat, err := &cli.Chat{Left: 4}, error(nil)
	restore_left.RestoreLeft(chat, 2, &err)
	require.Equal(t, 4, chat.Left)
	err = io.EOF
	restore_left.RestoreLeft(chat, 2, &err)
	require.Equal(t, 2, chat.Left)
	t.Run("what is left out is told later, if not now", func(t *testing.T) {
		long := `{"type": "error", "error": "context_length_exceeded", "message": "the prompt has 9 tokens", ` +
			`"recovery_action": "shorten_prompt"}`
		broken := `{"type": "error", "error": "internal_error", "message": "no"}`
		endpoint, _ := chat_serve.ChatServe(t, append([]string{"hear", long, "hear", broken, "hear", long},
			chat_answers.ChatAnswers("D")...))
		chat, _, notes := chat_client.ChatClient(t, endpoint, false)
		chat.Conversation.Messages = chat_exchanges.ChatExchanges("A", "-", "B", "-")
		require.ErrorContains(t, ask_question.AskQuestion(chat, "Q", false), "internal_error: no")
		require.Empty(t, notes.String())
		require.NoError(t, ask_question.AskQuestion(chat, "R", false))
		require.Contains(t, notes.String(), `the model is not told its oldest questions and answers any more: "A";`)
	})
}
