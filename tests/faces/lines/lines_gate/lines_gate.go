// Package lines_gate holds a pool.
package lines_gate

import (
	"context"

	"rkllmd/engine"
)

// LinesGate returns PoolOptions.Disturb that waits until open is done.
func LinesGate(open context.Context) func(*engine.Pool) {
	return func(*engine.Pool) { <-open.Done() }
}
