// Package lock_handle takes a handle for one call.
package lock_handle

import (
	"golang.org/x/sys/unix"

	"rkllmd/engine/context/abort_decode"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle"
	"rkllmd/librkllmrt/handle/find_handle"
)

// LockHandle finds the state behind an LLMHandle and takes its Busy lock, which the caller releases. It refuses while a
// run is in progress and inside that run's callbacks. A run whose last callback is on its way is waited for: it counts
// as ended.
//
// run says that the lock is for a run: the handle is running from here on, so that an abort that comes during the
// preparations ends it.
//
// **Runs on:** a locked goroutine. It was called from C. **Holds:** Handles, Mu for moments; returns with Busy held.
func LockHandle(number uintptr, run bool) (*librkllmrt.Handle, error) {
	h, err := find_handle.FindHandle(number)
	if err != nil {
		return nil, err
	}
	if h.Thread.Load() == int32(unix.Gettid()) {
		return nil, librkllmrt.ErrInCallback
	}
	h.Mu.Lock()
	running, destroyed := h.Running, h.Context == nil
	if run && !running && !destroyed {
		h.Running = true
		abort_decode.AbortDecode(h.Context, false)
	}
	h.Mu.Unlock()
	if running {
		return nil, handle.ErrRunning
	}
	h.Busy.Lock()
	if h.Context == nil {
		h.Busy.Unlock()
		return nil, librkllmrt.ErrDestroyed
	}
	return h, nil
}
