// Package end_pool is the end of a pool's thread.
package end_pool

import (
	"rkllmd/engine"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/pool/end_task"
)

// EndPool ends all tasks with engine.ErrPoolClosed, lets go those who wait for calls, and frees the context. The pool
// is closed: no task and no call comes any more.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during OnEnd.
func EndPool(p *engine.Pool) {
	for i := range p.Slots {
		if t := p.Slots[i].Task; t != nil {
			end_task.EndTask(p, t, engine.EndFailed, engine.ErrPoolClosed)
		}
	}
	p.Mu.Lock()
	waiting, calls := p.Waiting, p.Calls
	p.Waiting, p.Calls = nil, nil
	p.Mu.Unlock()
	for _, t := range waiting {
		end_task.EndTask(p, t, engine.EndFailed, engine.ErrPoolClosed)
	}
	for _, call := range calls {
		close(call.Done)
	}
	p.Context.Model.PoolTasks.Store(0)
	p.Context.Model.PoolAnswers.Store(0)
	free_context.FreeContext(p.Context)
	close(p.Ended)
}
