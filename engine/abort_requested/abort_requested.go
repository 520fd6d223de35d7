// Package abort_requested says whether a decode is to stop.
package abort_requested

// #include <stdbool.h>
// bool rkllmd_abort_requested(void *flag);
import "C"

import (
	"unsafe"

	"rkllmd/engine"
)

// AbortRequested reports whether abort_decode has asked the context's decodes to stop. Its C function is what llama.cpp
// itself asks between two nodes of the compute graph (create_context), so that an abort never waits for Go.
//
// **Runs on:** any thread.
func AbortRequested(c *engine.Context) bool {
	return bool(C.rkllmd_abort_requested(unsafe.Pointer(c.Abort)))
}
