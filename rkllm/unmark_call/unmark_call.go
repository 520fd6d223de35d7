// Package unmark_call takes back the note of a call of the library.
package unmark_call

import "sync/atomic"

// UnmarkCall takes back what mark_call has noted: the call is over. nil is nothing.
//
// **Runs on:** any.
func UnmarkCall(call *atomic.Uint64) {
	if call != nil {
		call.Store(0)
	}
}
