// Package handle holds the types and constants of its room: the handles that callers hold.
package handle

import (
	"errors"
	"time"
)

var ErrNullHandle = errors.New("the handle is NULL: rkllm_init first")

var ErrRunning = errors.New("a run is in progress on this handle: wait for its last callback, or end it with " +
	"rkllm_abort")

// LoadProgress is how far one rkllm_init has come in the log.
type LoadProgress struct {
	Path    string
	Started int64 // nanoseconds on the monotonic clock, as are the others
	Next    int64 // when the next line is due
	Pause   int64 // between two of them
}

// LoadPause is LoadProgress.Pause: a load that is over sooner has a line when it is, and none before.
const LoadPause = int64(time.Second)
