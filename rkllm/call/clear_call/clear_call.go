// Package clear_call takes back the note of a call of the library.
package clear_call

import "sync/atomic"

// ClearCall takes back what set_call has noted: the call is over. nil is nothing.
//
// **Runs on:** any thread.
func ClearCall(call *atomic.Uint64) {
	if call != nil {
		call.Store(0)
	}
}
