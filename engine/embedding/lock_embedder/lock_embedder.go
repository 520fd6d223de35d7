// Package lock_embedder waits for a turn at an embedder.
package lock_embedder

import (
	"context"
	"slices"
	"time"

	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/admit_turn"
	"rkllmd/engine/embedding/release_embedder"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/queue_turn"
)

// LockEmbedder waits until turn, of which its client and its class are set, has come at e: the caller alone uses the
// context of e then, until release_embedder. Users take turns, as those do who wait for answers, so that many texts of
// one do not hold up the few of another. Whoever has gone waits no more.
//
// **Runs on:** any thread that may wait. **Holds:** Embedder.Mu, for moments. Errors: ctx's, and there is no turn then.
func LockEmbedder(ctx context.Context, e *embedding.Embedder, turn *turns.Turn) error {
	ready := make(chan struct{})
	e.Mu.Lock()
	queue_turn.QueueTurn(&e.Line, turn, time.Now())
	if e.Ready == nil {
		e.Ready = map[*turns.Turn]chan struct{}{}
	}
	e.Ready[turn] = ready
	if !e.Busy {
		admit_turn.AdmitTurn(e)
	}
	e.Mu.Unlock()
	select {
	case <-ready:
		return nil
	case <-ctx.Done():
	}
	e.Mu.Lock()
	i := slices.Index(e.Line.Turns, turn)
	if i >= 0 {
		e.Line.Turns, e.Line.Changed = slices.Delete(e.Line.Turns, i, i+1), true
		delete(e.Ready, turn)
	}
	e.Mu.Unlock()
	if i < 0 { // it has come meanwhile
		release_embedder.ReleaseEmbedder(e)
	}
	return ctx.Err()
}
