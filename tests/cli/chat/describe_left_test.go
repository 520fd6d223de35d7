package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/describe_left"
	"rkllmd/tests/cli/chat/chat_exchanges"
)

func TestDescribeLeft(t *testing.T) {
	chat := &cli.Chat{Room: 100, Advice: "ADVICE", Left: 4}
	chat.Conversation.Messages = chat_exchanges.ChatExchanges("A", "-", "B\x1b", "-", "C", "-", "D", "-", "E", "-", "F",
		"-", "G", "-", "H", "-")
	require.Equal(t, "(the conversation no longer fits into the context of 100 tokens: the model is not told its "+
		"oldest questions and answers any more: \"A\", \"B\uFFFD\"; /pin N keeps a question in; ADVICE)",
		describe_left.DescribeLeft(chat, 0))
	chat.Left = 16
	require.Equal(t, "(nor is it told these any more: \"B\uFFFD\", \"C\", \"D\", \"E\", \"F\", and 2 more)",
		describe_left.DescribeLeft(chat, 2))
}
