// Package call_result_callback makes a run's callback.
package call_result_callback

// #include <stdint.h>
// #include <stdlib.h>
// int rkllmd_call_result_callback(void *callback, void *result, uintptr_t userdata, int state);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt"
)

// CallResultCallback calls the callback of h with run.Result, whose text becomes text (nil: NULL), and returns what it
// returns. The text is copied into run.Buffer, which grows when it has to: the callback sees C memory only, and it lives until
// the next one.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func CallResultCallback(h *librkllmrt.Handle, run *librkllmrt.Run, state int32, text []byte) int32 {
	run.Result.Text = nil
	if text != nil {
		if len(text) >= run.BufferSize {
			C.free(run.Buffer)
			run.BufferSize = 2*len(text) + 64
			run.Buffer = C.malloc(C.size_t(run.BufferSize))
		}
		buffer := unsafe.Slice((*byte)(run.Buffer), run.BufferSize)
		buffer[copy(buffer, text)] = 0
		run.Result.Text = run.Buffer
	}
	return int32(C.rkllmd_call_result_callback(h.Callback, unsafe.Pointer(run.Result), C.uintptr_t(run.Userdata), C.int(state)))
}
