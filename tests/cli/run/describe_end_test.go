package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run/describe_end"
	"rkllmd/faces/stream"
)

func TestDescribeEnd(t *testing.T) {
	end := cli.ChatMessage{FinishReason: stream.FinishStop, Usage: stream.Usage{CompletionTokens: 5}}
	require.Empty(t, describe_end.DescribeEnd(&cli.Chat{Room: 64}, end, new(5)))
	end.FinishReason = stream.FinishLength
	require.Equal(t, "(stopped after 5 tokens; --max-tokens allows more)", describe_end.DescribeEnd(&cli.Chat{Room: 64},
		end, new(5)))
	require.Equal(t, "(stopped: the context of 64 tokens is full; --context gives more, in a daemon of its own)",
		describe_end.DescribeEnd(&cli.Chat{Room: 64}, end, new(6)))
	require.Contains(t, describe_end.DescribeEnd(&cli.Chat{}, end, nil), "as many as the daemon's library makes")
}
