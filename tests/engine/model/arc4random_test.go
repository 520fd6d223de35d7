package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/arc4random"
)

func TestArc4random(t *testing.T) {
	bits, seen := uint32(0), map[uint32]bool{}
	for range 64 {
		n := arc4random.Arc4random()
		bits, seen[n] = bits|n, true
	}
	require.Equal(t, ^uint32(0), bits, "every bit is set now and then")
	require.Greater(t, len(seen), 60)
}
