// Package add_handle enters a handle among the live ones.
package add_handle

import "rkllmd/librkllmrt"

// AddHandle enters h among the live handles and returns its number, the LLMHandle, which no other handle of this
// process has had.
//
// **Runs on:** any thread. **Holds:** Handles.
func AddHandle(h *librkllmrt.Handle) uintptr {
	librkllmrt.Handles.Lock()
	defer librkllmrt.Handles.Unlock()
	handle := librkllmrt.Handles.Next
	librkllmrt.Handles.Next += 16
	librkllmrt.Handles.Live[handle] = h
	return handle
}
