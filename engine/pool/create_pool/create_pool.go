// Package create_pool makes a pool.
package create_pool

import (
	"cmp"
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/model/is_recurrent"
	"rkllmd/engine/pool/run_pool"
)

// CreatePool makes a context for o.Sequences tasks of o.Size tokens each, and starts the thread that computes them. End
// it with close_pool, before the model is freed.
//
// **Runs on:** any thread. **Holds:** engine.Loading. Errors are create_context's, and options that are negative.
func CreatePool(m *engine.Model, o engine.PoolOptions) (*engine.Pool, error) {
	if o.Sequences < 0 || o.Queue < 0 || o.Delay < 0 {
		return nil, fmt.Errorf("a pool of %d sequences, a queue of %d and a delay of %v was asked for; none of "+
			"them may be negative", o.Sequences, o.Queue, o.Delay)
	}
	o.Sequences = cmp.Or(o.Sequences, engine.DefaultSequences)
	o.Queue = cmp.Or(o.Queue, engine.DefaultQueue)
	o.Delay = cmp.Or(o.Delay, engine.DefaultDelay)
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: o.Size, Batch: engine.PoolBatch,
		Threads: o.Threads, Sequences: o.Sequences})
	if err != nil {
		return nil, err
	}
	p := &engine.Pool{Context: c, Options: o, Slots: make([]engine.Slot, o.Sequences),
		Recurrent: is_recurrent.IsRecurrent(m), Wake: make(chan struct{}, 1), Ended: make(chan struct{})}
	for i := range p.Slots {
		p.Slots[i].Sequence.ID = int32(i)
	}
	go run_pool.RunPool(p)
	return p, nil
}
