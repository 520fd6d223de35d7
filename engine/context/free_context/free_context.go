// Package free_context frees a context.
package free_context

// #include <stdint.h>
// void rkllmd_free_context(void *context, int32_t *flag);
import "C"

import (
	"unsafe"

	"rkllmd/engine"
)

// FreeContext frees a context and its cache. A second call does nothing.
//
// **Runs on:** one thread at a time. No other thread uses the context, not even for abort_decode.
func FreeContext(c *engine.Context) {
	C.rkllmd_free_context(c.Ptr, (*C.int32_t)(unsafe.Pointer(c.Abort)))
	c.Ptr, c.Abort, c.Rows = nil, nil, 0
}
