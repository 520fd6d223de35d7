package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/wake_pool"
)

func TestWakePool(t *testing.T) {
	p := &engine.Pool{Wake: make(chan struct{}, 1)}
	wake_pool.WakePool(p)
	wake_pool.WakePool(p) // does not block, and is the same call
	require.Len(t, p.Wake, 1)
}
