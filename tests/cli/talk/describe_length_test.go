package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/describe_length"
	"rkllmd/cli/talk/set_parameter"
	"rkllmd/faces/stream"
)

func TestDescribeLength(t *testing.T) {
	chat := &cli.Chat{Room: 100, Advice: "ADVICE"}
	end := cli.ChatMessage{FinishReason: stream.FinishStop, Usage: stream.Usage{PromptTokens: 80, CompletionTokens: 20,
		TotalTokens: 100}}
	require.Empty(t, describe_length.DescribeLength(chat, end))
	end.FinishReason = stream.FinishLength
	require.Equal(t, "(stopped: the context of 100 tokens is full; ADVICE)", describe_length.DescribeLength(chat, end))
	chat.Room = 101
	require.Equal(t, "(stopped after 20 tokens, as many as the daemon's library makes)", describe_length.DescribeLength(
		chat, end))
	require.NoError(t, set_parameter.SetParameter(&chat.Conversation.Parameters, "max_tokens", "20"))
	require.Equal(t, "(stopped after 20 tokens; /set max_tokens allows more)", describe_length.DescribeLength(chat,
		end))
	end.Usage.CompletionTokens = 1
	require.NoError(t, set_parameter.SetParameter(&chat.Conversation.Parameters, "max_tokens", "1"))
	require.Equal(t, "(stopped after 1 token; /set max_tokens allows more)", describe_length.DescribeLength(chat, end))
}
