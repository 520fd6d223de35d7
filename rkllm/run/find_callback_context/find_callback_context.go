// Package find_callback_context finds out whose callback came.
package find_callback_context

import (
	"runtime/cgo"

	"rkllmd/rkllm"
)

// FindCallbackContext returns the context whose cgo.Handle the library gave back as userdata, nil when it is no such
// handle any more: then the callback came after the end of its run.
//
// **Runs on:** the runtime's callback thread.
func FindCallbackContext(userdata uintptr) (c *rkllm.CallbackContext) {
	defer func() { _ = recover() }() // Value panics for a handle that is not alive
	c, _ = cgo.Handle(userdata).Value().(*rkllm.CallbackContext)
	return c
}
