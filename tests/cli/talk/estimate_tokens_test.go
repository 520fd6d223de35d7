package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/estimate_tokens"
)

func TestEstimateTokens(t *testing.T) {
	require.Equal(t, 30, estimate_tokens.EstimateTokens(&cli.Chat{}, 100))
	require.Equal(t, 26, estimate_tokens.EstimateTokens(&cli.Chat{Rate: 0.251}, 101))
	require.Zero(t, estimate_tokens.EstimateTokens(&cli.Chat{Rate: 0.25}, 0))
}
