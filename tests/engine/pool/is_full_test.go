package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/is_full"
	"rkllmd/utils/turns"
)

func TestIsFull(t *testing.T) {
	p := &engine.Pool{Options: engine.PoolOptions{Queue: 2, Sequences: 3}, Stats: engine.PoolStats{Running: 2}}
	for waiting, want := range []struct{ full, known, newcomer bool }{{}, {}, {}, {true, true, false},
		{true, true, false}, {true, true, true}} {
		require.Equal(t, want.full, is_full.IsFull(p, ""), waiting)
		require.Equal(t, want.known, is_full.IsFull(p, "a"), waiting)
		require.Equal(t, want.newcomer, is_full.IsFull(p, "b"), waiting)
		p.Waiting = append(p.Waiting, &engine.Task{Client: turns.Client{User: "a"}})
	}
}
