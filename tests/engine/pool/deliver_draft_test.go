package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/create_pool"
	"rkllmd/engine/pool/read_pool_stats"
	"rkllmd/tests/engine/pool/favour_successors"
	"rkllmd/tests/engine/pool/play_repeats"
	"rkllmd/tests/support/engine/pool_model"
)

// TestDeliverDraft compares answers whose tokens are guessed with those that get one token a step: exactly computed
// they are the same, whatever the sampling, the end and what is computed beside them. Some guesses are right, some are
// wrong.
func TestDeliverDraft(t *testing.T) {
	m := pool_model.PoolModel(t)
	var pools [2]*engine.Pool
	for i := range pools {
		p, err := create_pool.CreatePool(m, engine.PoolOptions{Sequences: 3, Size: 256, Threads: 1, NoDrafts: i == 0,
			Disturb: favour_successors.FavourSuccessors})
		require.NoError(t, err)
		defer close_pool.ClosePool(p)
		pools[i] = p
	}
	for seed := range uint64(60) {
		want := play_repeats.PlayRepeats(t, pools[0], seed)
		require.Equal(t, want, play_repeats.PlayRepeats(t, pools[1], seed), "seed %d", seed)
	}
	plain, guessed := read_pool_stats.ReadPoolStats(pools[0]), read_pool_stats.ReadPoolStats(pools[1])
	t.Logf("%d steps, %d with guesses; %d tokens; %d guessed, %d of them chosen", plain.Steps, guessed.Steps,
		guessed.DecodeTokens, guessed.DraftTokens, guessed.TakenTokens)
	require.Zero(t, plain.DraftTokens)
	require.Greater(t, guessed.TakenTokens, uint64(100))
	require.Greater(t, guessed.DraftTokens, guessed.TakenTokens)
	require.Less(t, guessed.Steps, plain.Steps)
}
