package explain_length_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/explain_length"
	"rkllmd/cli/set_parameter"
	"rkllmd/completion"
)

func TestExplainLength(t *testing.T) {
	chat := &cli.Chat{Room: 100, Advice: "ADVICE"}
	end := cli.ChatMessage{FinishReason: completion.FinishStop, Usage: completion.Usage{PromptTokens: 80, CompletionTokens: 20, TotalTokens: 100}}
	require.Empty(t, explain_length.ExplainLength(chat, end))
	end.FinishReason = completion.FinishLength
	require.Equal(t, "(stopped: the context of 100 tokens is full; ADVICE)", explain_length.ExplainLength(chat, end))
	chat.Room = 101
	require.Equal(t, "(stopped after 20 tokens, as many as the daemon's library makes)", explain_length.ExplainLength(chat, end))
	require.NoError(t, set_parameter.SetParameter(&chat.Conversation.Parameters, "max_tokens", "20"))
	require.Equal(t, "(stopped after 20 tokens; /set max_tokens allows more)", explain_length.ExplainLength(chat, end))
}
