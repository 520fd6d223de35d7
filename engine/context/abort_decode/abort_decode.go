// Package abort_decode stops a running decode.
package abort_decode

import (
	"sync/atomic"

	"rkllmd/engine"
)

// AbortDecode asks the decode that runs on c, and every one after it, to end with engine.ErrAborted (on), or takes that
// back (off). A running decode notices within one node of its compute graph.
//
// **Runs on:** any thread. The context must not have been freed.
func AbortDecode(c *engine.Context, on bool) {
	var value int32
	if on {
		value = 1
	}
	atomic.StoreInt32(c.Abort, value)
}
