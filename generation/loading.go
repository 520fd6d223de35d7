package generation

import (
	"sync/atomic"
	"time"
)

// Loading is the loading of a model, in progress or ended, for front-ends to show.
type Loading struct {
	Path    string
	Started time.Time
	// how much of it is read: the bits of a float32, 0 to 1. 0 for ever where the library does not tell
	Done  atomic.Uint32
	Ended chan struct{} // closed when it has ended
	Err   error         // why it failed; nil: it is loaded. Once Ended is closed
}
