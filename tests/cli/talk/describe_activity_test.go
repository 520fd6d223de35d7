package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/describe_activity"
	"rkllmd/tests/cli/talk/talk_messages"
)

func TestDescribeActivity(t *testing.T) {
	chat, answer := &cli.Chat{}, &cli.ChatAnswer{}
	answer.Config.Messages = talk_messages.TalkMessages(cli.Turn{Content: "1234567890"})
	describe := describe_activity.DescribeActivity
	require.Equal(t, "reading about 3 tokens of prompt", describe(chat, answer, nil))
	chat.Rate = 120
	require.Equal(t, "reading about 1,200 tokens of prompt", describe(chat, answer, nil))
	part, whole := 40.0, 100.0
	require.Equal(t, "Loading a.gguf, 40 %", describe(chat, answer, &cli.ChatMessage{Operation: "model_loading",
		Message: "Loading a.gguf.", Progress: &part}))
	require.Equal(t, "waiting: number 2 in the line", describe(chat, answer, &cli.ChatMessage{Operation: "queued",
		Message: "Number 2 in the line.", Progress: &part}))
	require.Equal(t, "reading about 1,200 tokens of prompt", describe(chat, answer, &cli.ChatMessage{
		Operation: "queued", Message: "It is its turn.", Progress: &whole}))
}
