// Package run_rkllm runs a model as a program in C does that calls the runtime.
package run_rkllm

// #include <stdint.h>
// int rkllmd_run_rkllm(void *run, void *clear, uintptr_t handle, int32_t *tokens, int32_t count, int32_t sequences,
//                      int32_t answer, int64_t *times, int32_t *said);
import "C"

import (
	"fmt"
	"unsafe"

	"rkllmd/bench"
	"rkllmd/bench/measure_run"
)

// RunRkllm gives the runtime tokens, as many for each of the sequences of r, one sequence behind the other, and has it
// generate answer tokens, at least 1, for each, by rkllm_run. The model was loaded with on_token as its callback,
// ignore_eos_token and n_batch r.Sequences. fresh empties the cache before; otherwise the runtime reuses what it has of
// the tokens.
//
// **Runs on:** any thread that may wait.
func RunRkllm(r *bench.Rkllm, tokens []int32, fresh bool, answer int) (bench.Timing, error) {
	said := make([]int32, answer*r.Sequences)
	var times [3][2]C.int64_t
	var empty unsafe.Pointer
	if fresh {
		empty = r.Clear
	}
	code := C.rkllmd_run_rkllm(r.Run, empty, C.uintptr_t(r.Handle), (*C.int32_t)(unsafe.Pointer(&tokens[0])),
		C.int32_t(len(tokens)/r.Sequences), C.int32_t(r.Sequences), C.int32_t(answer), &times[0][0],
		(*C.int32_t)(unsafe.Pointer(&said[0])))
	switch code {
	case 0:
		return measure_run.MeasureRun(*(*[3][2]int64)(unsafe.Pointer(&times)), said), nil
	case -2:
		return bench.Timing{}, fmt.Errorf("rkllm_run did not make %d callbacks with tokens", answer)
	}
	return bench.Timing{}, fmt.Errorf("rkllm_run or rkllm_clear_kv_cache gave %d for %d tokens", code, len(tokens))
}
