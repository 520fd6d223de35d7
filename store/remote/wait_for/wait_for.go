// Package wait_for waits for a time.
package wait_for

import (
	"context"
	"time"
)

// WaitFor returns after the pause, or when ctx ends, with why.
//
// **Runs on:** any thread that may wait.
func WaitFor(ctx context.Context, pause time.Duration) error {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
