package pool_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/rank_logits"
)

func TestRankLogits(t *testing.T) {
	choice := rank_logits.RankLogits([]float32{0, 3, 1, 3, 2}, 2, 3)
	whole := math.Log(1 + 2*math.Exp(3) + math.Exp(1) + math.Exp(2))
	require.Equal(t, engine.Choice{Token: 2, Logprob: float32(1 - whole), Top: []engine.Logprob{{Token: 1,
		Logprob: float32(3 - whole)}, {Token: 3, Logprob: float32(3 - whole)},
		{Token: 4, Logprob: float32(2 - whole)}}}, choice)

	choice = rank_logits.RankLogits([]float32{5, 5, 5, 5}, 3, 2)
	require.Equal(t, []engine.Logprob{{Token: 0, Logprob: float32(-math.Log(4))},
		{Token: 1, Logprob: float32(-math.Log(4))}}, choice.Top, "equal ones by id")
	require.Len(t, rank_logits.RankLogits([]float32{1, 2}, 0, 20).Top, 2)
	require.Empty(t, rank_logits.RankLogits([]float32{1, 2}, 0, 0).Top)

	none := float32(math.Inf(-1))
	choice = rank_logits.RankLogits([]float32{none, 9e37, none}, 0, 2)
	require.Equal(t, engine.Choice{Token: 0, Logprob: none, Top: []engine.Logprob{{Token: 1, Logprob: 0},
		{Token: 0, Logprob: none}}}, choice, "no overflow")
	require.InDelta(t, -math.Log(1e6), rank_logits.RankLogits(make([]float32, 1e6), 5, 0).Logprob, 1e-6,
		"many small numbers do not get lost")
}
