// Package set_call notes a call of the library.
package set_call

import (
	"sync/atomic"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
)

// SetCall notes that this thread is about to call a C function of the library, so that a crash can be reported with
// its name, and returns the note, which clear_call takes back. nil: nobody asks (watch_crashes has not been called for
// the library), or too many calls are on their way.
//
// **Runs on:** any thread. The goroutine must stay on its OS thread until the call is over.
func SetCall(library *rkllm.Library, function string) *atomic.Uint64 {
	if library.Calls == nil {
		return nil
	}
	note := uint64(unix.Gettid()) << 32
	for i := range rkllm.Functions {
		if rkllm.Functions[i].Name == function {
			note += uint64(i) + 1
		}
	}
	for i := range library.Calls {
		if call := &library.Calls[i]; call.Load() == 0 && call.CompareAndSwap(0, note) {
			return call
		}
	}
	return nil
}
