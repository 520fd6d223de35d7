// Package kakeya_disturb spoils a session's cache.
package kakeya_disturb

import (
	"slices"
	"sync/atomic"

	"rkllmd/engine"
	"rkllmd/engine/context/remove_tokens"
)

// Fault is which cache is spoilt, and how. The test sets it while the pool runs.
type Fault struct {
	Owner atomic.Uint64 // 0: none
	Lost  atomic.Int64  // tokens that are lost at the end of the cache
}

// KakeyaDisturb returns PoolOptions.Disturb that takes tokens out of the owner's cache behind the pool's back, once,
// when three tokens are there.
func KakeyaDisturb(f *Fault) func(*engine.Pool) {
	return func(p *engine.Pool) {
		for _, t := range p.Tasks {
			if t.Owner != f.Owner.Load() || t.Owner == 0 || t.Generated != 3 {
				continue
			}
			rows := p.Context.Rows
			behind := engine.Sequence{ID: t.Slot.Sequence.ID, Tokens: slices.Clone(t.Slot.Sequence.Tokens)}
			if remove_tokens.RemoveTokens(p.Context, &behind, len(behind.Tokens)-int(f.Lost.Load())) != nil {
				panic("the cache could not be spoilt")
			}
			p.Context.Rows = rows
			f.Owner.Store(0)
		}
	}
}
