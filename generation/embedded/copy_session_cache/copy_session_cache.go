// Package copy_session_cache copies what a pool has cached for a session.
package copy_session_cache

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/call_pool"
	"rkllmd/generation"
	"rkllmd/generation/embedded"
	"rkllmd/generation/embedded/copy_slot"
	"rkllmd/generation/embedded/name_engine_error"
)

// CopySessionCache returns Backend.CopyState over the pool p.
//
// **Runs on:** any thread. What it returns waits for the step at hand: any thread but the pool's. Its errors:
// ErrClosed, ErrFailed (copy_state's words).
func CopySessionCache(p *engine.Pool) func(uint64) ([]int32, []byte, error) {
	return func(owner uint64) ([]int32, []byte, error) {
		state := embedded.SlotState{Owner: owner}
		if err := call_pool.CallPool(p, copy_slot.CopySlot(&state)); err != nil {
			return nil, nil, name_engine_error.NameEngineError(err, generation.ErrFailed)
		}
		if state.Err != nil {
			return nil, nil, name_engine_error.NameEngineError(state.Err, generation.ErrFailed)
		}
		return state.Tokens, state.State, nil
	}
}
