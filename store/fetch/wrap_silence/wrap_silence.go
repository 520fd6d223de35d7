// Package wrap_silence says that a connection was silent.
package wrap_silence

import (
	"context"
	"fmt"
	"time"
)

// WrapSilence returns err, or, where it comes from a connection that was given up because it was silent for so long,
// that. ctx is that connection's.
//
// **Runs on:** any thread.
func WrapSilence(ctx context.Context, silence time.Duration, err error) error {
	if ctx.Err() == nil {
		return err
	}
	// Not %w: whoever is told that ctx was cancelled would take it for the end of the pull.
	return fmt.Errorf("nothing has come for %s: %s", silence, err.Error())
}
