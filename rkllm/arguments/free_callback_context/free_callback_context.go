// Package free_callback_context ends the life of a run's callback context.
package free_callback_context

import (
	"runtime/cgo"

	"rkllmd/rkllm"
)

// FreeCallbackContext takes the context away from the library: a callback that comes later finds nothing and does
// nothing. To do it again does nothing, nor does nil.
//
// **Runs on:** any thread. The library's call has returned, and the last callback is through.
func FreeCallbackContext(c *rkllm.CallbackContext) {
	if c == nil || c.Handle == 0 {
		return
	}
	cgo.Handle(c.Handle).Delete()
	c.Handle = 0
}
