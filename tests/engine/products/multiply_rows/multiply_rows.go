// Package multiply_rows has ggml multiply matrices.
package multiply_rows

// #include <stdbool.h>
// #include <stdint.h>
// int32_t rkllmd_multiply_rows(int32_t type, bool interleaved, int64_t depth, int64_t width, const float *weights,
//     const float *numbers, const int64_t *parts, int64_t count, void *room, float *result);
import "C"

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	_ "rkllmd/engine/context/create_context" // links llama.cpp
	"rkllmd/engine/model/start_engine"
)

// Weights are lines of Depth numbers, which ggml converts to its type of this number, and interleaves or not.
type Weights struct {
	Type        int
	Interleaved bool
	Depth       int
	Numbers     []float32
}

// MultiplyRows has ggml multiply lines of numbers by w, in parts of so many lines, by the code that models are computed
// with. It returns a line of products for each. Interleaved weights are only for processors that have kernels for them.
func MultiplyRows(t testing.TB, w Weights, numbers []float32, parts []int64) []float32 {
	t.Helper()
	start_engine.StartEngine()
	width := len(w.Numbers) / w.Depth
	result, room := make([]float32, len(numbers)/w.Depth*width), make([]byte, 4*len(w.Numbers))
	status := C.rkllmd_multiply_rows(C.int32_t(w.Type), C.bool(w.Interleaved), C.int64_t(w.Depth), C.int64_t(width),
		(*C.float)(&w.Numbers[0]), (*C.float)(&numbers[0]), (*C.int64_t)(&parts[0]), C.int64_t(len(parts)),
		unsafe.Pointer(&room[0]), (*C.float)(&result[0]))
	require.Zero(t, status)
	return result
}
