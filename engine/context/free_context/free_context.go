// Package free_context frees a context.
package free_context

// #include <stdint.h>
// void rkllmd_free_context(void *context, int32_t *flag, void *kept);
import "C"

import (
	"unsafe"

	"rkllmd/engine"
)

// FreeContext frees a context, its cache and its threads. A second call does nothing.
//
// **Runs on:** one thread at a time. No other thread uses the context, not even for abort_decode.
func FreeContext(c *engine.Context) {
	C.rkllmd_free_context(c.Ptr, (*C.int32_t)(unsafe.Pointer(c.Abort)), c.Kept)
	c.Ptr, c.Abort, c.Kept, c.Rows = nil, nil, nil, 0
}
