package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/describe_figures"
	"rkllmd/faces/stream"
)

func TestDescribeFigures(t *testing.T) {
	last := cli.ChatMessage{FinishReason: "stop", Seed: 7, Usage: stream.Usage{PromptTokens: 5, CompletionTokens: 2000},
		Timing: stream.Timing{FirstTokenMS: 100, TotalMS: 2100}}
	require.Equal(t, "2,000 tokens, 1000.0 tokens/s", describe_figures.DescribeFigures(last, false))
	require.Equal(t, "5 tokens of prompt, 2000 of answer; first after 100ms, 1000.0 tokens/s; stop, seed 7",
		describe_figures.DescribeFigures(last, true))
}
