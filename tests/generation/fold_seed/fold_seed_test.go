package fold_seed_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation/fold_seed"
)

func TestFoldSeed(t *testing.T) {
	require.Equal(t, fold_seed.FoldSeed(42), fold_seed.FoldSeed(42))
	seen := map[uint32]bool{}
	for seed := range uint64(4096) {
		seen[fold_seed.FoldSeed(seed)] = true
		seen[fold_seed.FoldSeed(seed<<52)] = true
	}
	require.Len(t, seen, 2*4096-1, "high bits count as low ones; 0 is there twice")
	const random = 0x1f86a19ced24156 // would fold to engine.RandomSeed
	require.Zero(t, fold_seed.FoldSeed(random))
	require.NotEqual(t, uint32(engine.RandomSeed), fold_seed.FoldSeed(random-1))
}
