// Package pool_create makes a pool for a test.
package pool_create

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/create_pool"
)

// PoolCreate makes a pool of one thread and closes it when the test ends.
func PoolCreate(t testing.TB, m *engine.Model, sequences, size int) *engine.Pool {
	t.Helper()
	p, err := create_pool.CreatePool(m, engine.PoolOptions{Sequences: sequences, Size: size, Threads: 1})
	require.NoError(t, err)
	t.Cleanup(func() { close_pool.ClosePool(p) })
	return p
}
