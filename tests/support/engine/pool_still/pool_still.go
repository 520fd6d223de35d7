// Package pool_still makes a pool whose thread is the test.
package pool_still

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/model/is_recurrent"
)

// PoolStill makes a pool as create_pool does, but no thread of its own: the test calls what that would. It is freed
// when the test ends.
func PoolStill(t testing.TB, m *engine.Model, sequences, size int) *engine.Pool {
	t.Helper()
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: size, Batch: engine.PoolBatch, Threads: 1,
		Sequences: sequences})
	require.NoError(t, err)
	t.Cleanup(func() { free_context.FreeContext(c) })
	p := &engine.Pool{Context: c, Slots: make([]engine.Slot, sequences),
		Recurrent: is_recurrent.IsRecurrent(m), Wake: make(chan struct{}, 1), Ended: make(chan struct{}),
		Options: engine.PoolOptions{Sequences: sequences, Size: size, Queue: engine.DefaultQueue,
			Delay: engine.DefaultDelay}}
	for i := range p.Slots {
		p.Slots[i].Sequence.ID = int32(i)
	}
	return p
}
