// Package add_live_handle makes a new handle known to the callers' side.
package add_live_handle

import (
	"errors"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/librkllmrt/handle/find_handle"
)

// AddLiveHandle lets handle, which rkllm_init has just made, be aborted and asked whether it runs.
//
// **Runs on:** any thread. **Holds:** Handles and Mu for moments. Errors: too many handles are live.
func AddLiveHandle(handle uintptr) error {
	h, err := find_handle.FindHandle(handle)
	if err != nil {
		return err
	}
	h.Mu.Lock()
	defer h.Mu.Unlock()
	if update_handle.UpdateHandle(call.HandleAdded, handle, h.Context.Abort) != 0 {
		return errors.New("1024 models are loaded; that is the limit: rkllm_destroy those that are not needed")
	}
	return nil
}
