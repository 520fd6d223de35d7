// Package refuse_turn bounds how many generations a client starts.
package refuse_turn

import (
	"fmt"
	"time"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/take_permit"
)

// RefuseTurn takes one of the permits of client, and returns nil; where it has none left, the error that it is told
// (rate_limited). words are a format of how many generations a minute it may start, and how many seconds it has to
// wait.
//
// **Runs on:** any thread. **Holds:** takes limiter.Mu.
func RefuseTurn(limiter *stream.Limiter, client, words string) *stream.Error {
	wait, ok := take_permit.TakePermit(limiter, client, time.Now())
	if ok {
		return nil
	}
	return &stream.Error{Type: stream.TypeError, Error: stream.ErrorRateLimited,
		Message: fmt.Sprintf(words, limiter.PerMinute, wait.Seconds()), RetryAfter: wait.Seconds(),
		Recoverable: true, RecoveryAction: stream.ActionRetry}
}
