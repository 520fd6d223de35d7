// Package is_aborted says whether a decode is to stop.
package is_aborted

// #include <stdbool.h>
// bool rkllmd_is_aborted(void *flag);
import "C"

import (
	"unsafe"

	"rkllmd/engine"
)

// IsAborted reports whether abort_decode has asked the context's decodes to stop. Its C function is what llama.cpp
// itself asks between two nodes of the compute graph (create_context), so that an abort never waits for Go.
//
// **Runs on:** any thread.
func IsAborted(c *engine.Context) bool {
	return bool(C.rkllmd_is_aborted(unsafe.Pointer(c.Abort)))
}
