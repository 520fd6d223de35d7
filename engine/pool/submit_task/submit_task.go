// Package submit_task gives a pool a task.
package submit_task

import (
	"time"

	"rkllmd/engine"
	"rkllmd/engine/pool/check_task"
	"rkllmd/engine/pool/is_full"
	"rkllmd/engine/pool/list_turns"
	"rkllmd/engine/pool/wake_pool"
	"rkllmd/engine/sampler/choose_replay"
	"rkllmd/engine/sampler/prepare_constraint"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/queue_turn"
)

// SubmitTask queues t, which the pool's thread then computes. An error means that it has not begun, and that OnEnd is
// not called: engine.ErrPoolClosed, engine.ErrQueueFull when too many wait (is_full; paused ones that have no slot
// count), check_task's or prepare_constraint's.
//
// **Runs on:** any thread. Callbacks of tasks may call it. **Holds:** Pool.Mu, not while a grammar is prepared.
func SubmitTask(p *engine.Pool, t *engine.Task) error {
	if err := check_task.CheckTask(p.Context.Model, p.Context.Size, t); err != nil {
		return err
	}
	if err := prepare_constraint.PrepareConstraint(p.Context.Model, t); err != nil {
		return err
	}
	p.Mu.Lock()
	defer p.Mu.Unlock()
	if p.Closed {
		return engine.ErrPoolClosed
	}
	if is_full.IsFull(p, t.Client.User) {
		return engine.ErrQueueFull
	}
	now, from := time.Now(), choose_replay.ChooseReplay(t)
	t.Tokens, t.Generated = append(t.Tokens, t.Given[:from]...), from
	t.Bound = t.Bound && t.BoundAt < from // else it will begin once more
	t.Prompt, t.Position, t.Queued = len(t.Tokens), -1, now
	t.Turn = turns.Turn{Client: t.Client, Target: t.Target, Class: turns.Waits}
	list_turns.ListTurns(p)
	queue_turn.QueueTurn(&p.Line, &t.Turn, now)
	p.Waiting = append(p.Waiting, t)
	wake_pool.WakePool(p)
	return nil
}
