// Package restore_session_cache puts a session's cache back into a pool.
package restore_session_cache

import (
	"errors"

	"rkllmd/engine"
	"rkllmd/engine/pool/call_pool"
	"rkllmd/generation"
	"rkllmd/generation/embedded"
	"rkllmd/generation/embedded/name_engine_error"
	"rkllmd/generation/embedded/restore_slot"
)

// RestoreSessionCache returns Backend.RestoreState over the pool p.
//
// **Runs on:** any thread. What it returns waits for the step at hand: any thread but the pool's. Its errors:
// ErrClosed; ErrBusy where all sequences are at work; ErrInvalid (restore_state's words).
func RestoreSessionCache(p *engine.Pool) func(uint64, []int32, []byte) error {
	return func(owner uint64, tokens []int32, bytes []byte) error {
		state := embedded.SlotState{Owner: owner, Tokens: tokens, State: bytes}
		if err := call_pool.CallPool(p, restore_slot.RestoreSlot(&state)); err != nil {
			return name_engine_error.NameEngineError(err, generation.ErrInvalid)
		}
		if errors.Is(state.Err, generation.ErrBusy) {
			return state.Err
		}
		return name_engine_error.NameEngineError(state.Err, generation.ErrInvalid)
	}
}
