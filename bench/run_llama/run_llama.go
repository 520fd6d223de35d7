// Package run_llama runs a model as a plain C program does.
package run_llama

// #include <stdint.h>
// int32_t rkllmd_run_llama(void *context, void *sampler, int32_t *tokens, int32_t count, int32_t sequences,
//     int32_t kept,
//                          int32_t answer, int64_t *times, int32_t *said);
import "C"

import (
	"fmt"
	"unsafe"

	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/bench"
	"rkllmd/bench/measure_run"
)

// RunLlama puts tokens, as many for each of the sequences of l, one sequence behind the other, behind the first kept of
// its cache, and generates answer tokens, at least 1, for each: a loop of llama_decode and llama_sampler_sample in C,
// with no Go in it. Tokens and cache must be within what llama.cpp takes: its batch has 2,048 tokens, or as many as its
// context.
//
// **Runs on:** any thread that may wait.
func RunLlama(l *bench.Llama, tokens []int32, kept, answer int) (bench.Timing, error) {
	said := make([]int32, answer*l.Sequences)
	var times [3][2]C.int64_t
	code := C.rkllmd_run_llama(l.Context, l.Sampler, (*C.int32_t)(unsafe.Pointer(&tokens[0])),
		C.int32_t(len(tokens)/l.Sequences),
		C.int32_t(l.Sequences), C.int32_t(kept), C.int32_t(answer), &times[0][0],
		(*C.int32_t)(unsafe.Pointer(&said[0])))
	if code != 0 {
		return bench.Timing{}, fmt.Errorf("llama_decode gave %d for %d tokens behind %d and an answer of %d", code,
			len(tokens), kept, answer)
	}
	return measure_run.MeasureRun(*(*[3][2]int64)(unsafe.Pointer(&times)), said), nil
}
