package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation/request/convert_seed"
)

func TestConvertSeed(t *testing.T) {
	require.Equal(t, convert_seed.ConvertSeed(42), convert_seed.ConvertSeed(42))
	seen := map[uint32]bool{}
	for seed := range uint64(4096) {
		seen[convert_seed.ConvertSeed(seed)] = true
		seen[convert_seed.ConvertSeed(seed<<52)] = true
	}
	require.Len(t, seen, 2*4096-1, "high bits count as low ones; 0 is there twice")
	const random = 0x1f86a19ced24156 // would fold to engine.RandomSeed
	require.Zero(t, convert_seed.ConvertSeed(random))
	require.NotEqual(t, uint32(engine.RandomSeed), convert_seed.ConvertSeed(random-1))
}
