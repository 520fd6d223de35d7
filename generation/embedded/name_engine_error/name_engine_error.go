// Package name_engine_error gives an engine's errors their kind.
package name_engine_error

import (
	"errors"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/grammar"
)

// NameEngineError returns err as an error of this area's kinds: ErrFull and ErrClosed for what a pool refuses,
// ErrInvalid for a grammar that has come to a limit, kind for all others. nil stays nil.
//
// **Runs on:** any thread.
func NameEngineError(err, kind error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, engine.ErrQueueFull):
		kind = generation.ErrFull
	case errors.Is(err, engine.ErrPoolClosed):
		kind = generation.ErrClosed
	case errors.Is(err, grammar.ErrTooManyWays), errors.Is(err, grammar.ErrTooDeep):
		kind = generation.ErrInvalid
	}
	return name_error.NameError(kind, "%w", err)
}
