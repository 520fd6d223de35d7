package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_keep"
	"rkllmd/tests/cli/chat_client"
)

func TestHandleKeep(t *testing.T) {
	chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	require.EqualError(t, handle_keep.HandleKeep(chat, "/pin", "1"),
		"/pin needs a question that was answered: there is none yet")
	chat.Conversation.Messages = []cli.Turn{{Role: "user"}, {Role: "assistant"}, {Role: "user"}, {Role: "assistant"}}
	for _, number := range []string{"", "0", "3", "x"} {
		require.ErrorContains(t, handle_keep.HandleKeep(chat, "/drop", number),
			"/drop needs the number of a question, 1 to 2, not")
	}
	for _, step := range []struct{ command, keep, note string }{
		{"/pin", cli.TurnPinned, "Question 2 stays in, also when the context is full."},
		{"/drop", cli.TurnDropped, "The model is not told question 2 and its answer."},
		{"/drop", "", "Question 2 is as the others again."},
		{"/pin", cli.TurnPinned, "stays in"},
		{"/pin", "", "as the others"},
	} {
		notes.Reset()
		require.NoError(t, handle_keep.HandleKeep(chat, step.command, "2"))
		require.Equal(t, step.keep, chat.Conversation.Messages[2].Keep)
		require.Contains(t, notes.String(), step.note)
		require.Empty(t, chat.Conversation.Messages[0].Keep)
	}
}
