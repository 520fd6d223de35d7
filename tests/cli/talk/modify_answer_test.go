package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/modify_answer"
	"rkllmd/cli/talk/open_link"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestModifyAnswer(t *testing.T) {
	endpoint, heard := chat_serve.ChatServe(t, []string{"hear"})
	chat, _, _ := chat_client.ChatClient(t, endpoint, true)
	require.NoError(t, open_link.OpenLink(chat))
	answer := &cli.ChatAnswer{ID: "gen_1"}
	later := []string{"Who are you?", "/set", "/set max_tokens 5", "/set seed 1", "/set top_p default", "/set top_p 7",
		"/clear"}
	for _, line := range append([]string{"", "  "}, later...) {
		modify_answer.ModifyAnswer(chat, answer, line)
	}
	require.Equal(t, later, chat.Ahead)
	require.False(t, answer.Steered)
	modify_answer.ModifyAnswer(chat, answer, " /set top_p 0.5")
	message := <-heard
	require.Contains(t, message, `"action":"modify"`)
	require.Contains(t, message, `"top_p":0.5`)
	require.Contains(t, message, `"temperature":null`)
	require.True(t, answer.Steered)
	require.Equal(t, float32(0.5), *chat.Conversation.Parameters.TopP)
}
