// Package remove_handle ends the life of a handle.
package remove_handle

import (
	"rkllmd/engine/context/abort_decode"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/find_handle"
)

// RemoveHandle takes a handle out of the live ones, so that no call finds it any more, asks a run in progress to end,
// and returns the state behind it, which close_handle frees.
//
// **Runs on:** any thread. **Holds:** Handles and Mu for moments. Errors: the handle is none, or no longer.
func RemoveHandle(handle uintptr) (*librkllmrt.Handle, error) {
	h, err := find_handle.FindHandle(handle)
	if err != nil {
		return nil, err
	}
	librkllmrt.Handles.Lock()
	live := librkllmrt.Handles.Live[handle] == h
	delete(librkllmrt.Handles.Live, handle)
	librkllmrt.Handles.Unlock()
	if !live {
		return nil, librkllmrt.ErrDestroyed
	}
	h.Mu.Lock()
	defer h.Mu.Unlock()
	if h.Running {
		abort_decode.AbortDecode(h.Context, true)
	}
	return h, nil
}
