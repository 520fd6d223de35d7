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

// CallResultCallback calls the callback of run, or else of h, with run.Results, each of which gets the figures of the
// run and the text of its turn's Piece (nil: NULL), and returns what it returns. A text is copied into the turn's
// Buffer, which grows when it has to: the callback sees C memory only, and it lives until the next one.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func CallResultCallback(h *librkllmrt.Handle, run *librkllmrt.Run, state int32) int32 {
	for i := range run.Turns {
		turn, result := &run.Turns[i], &run.Results[i]
		if result.Text, result.Perf = nil, run.Perf; turn.Piece == nil {
			continue
		}
		if len(turn.Piece) >= turn.BufferSize {
			C.free(turn.Buffer)
			turn.BufferSize = 2*len(turn.Piece) + 64
			turn.Buffer = C.malloc(C.size_t(turn.BufferSize))
		}
		buffer := unsafe.Slice((*byte)(turn.Buffer), turn.BufferSize)
		buffer[copy(buffer, turn.Piece)] = 0
		result.Text = turn.Buffer
	}
	callback := run.Callback
	if callback == nil {
		callback = h.Callback
	}
	return int32(C.rkllmd_call_result_callback(callback, unsafe.Pointer(&run.Results[0]), C.uintptr_t(run.Userdata),
		C.int(state)))
}
