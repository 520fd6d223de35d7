// Package kakeya_gate holds a pool between two steps.
package kakeya_gate

import (
	"sync/atomic"

	"rkllmd/engine"
)

// Gate is where a pool waits after each decode.
type Gate struct {
	Closed  atomic.Pointer[chan struct{}] // until this is closed; nil: it does not wait
	Steps   atomic.Int64                  // decodes so far
	Free    atomic.Int64                  // so many of them do not wait
	Waiting atomic.Bool
}

// KakeyaGate returns PoolOptions.Disturb that disturbs nothing, but counts, and waits while the gate is closed.
func KakeyaGate(g *Gate) func(*engine.Pool) {
	return func(*engine.Pool) {
		steps := g.Steps.Add(1)
		if closed := g.Closed.Load(); closed != nil && steps > g.Free.Load() {
			g.Waiting.Store(true)
			<-*closed
			g.Waiting.Store(false)
		}
	}
}
