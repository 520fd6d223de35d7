// Package find_handle finds the state behind an LLMHandle.
package find_handle

import (
	"fmt"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle"
)

// FindHandle returns the state behind an LLMHandle, or why it has none: the handle is NULL, was destroyed, or never
// came from rkllm_init. Nothing is read from where the value points to.
//
// **Runs on:** any thread. **Holds:** Handles.
func FindHandle(number uintptr) (*librkllmrt.Handle, error) {
	if number == 0 {
		return nil, handle.ErrNullHandle
	}
	librkllmrt.Handles.Lock()
	defer librkllmrt.Handles.Unlock()
	h := librkllmrt.Handles.Live[number]
	if h == nil {
		return nil, fmt.Errorf("%#x is not a live handle: it was destroyed, or never came from rkllm_init", number)
	}
	return h, nil
}
