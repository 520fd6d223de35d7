// Package build_attention makes tensors of ggml for an attention.
package build_attention

/*
#include <stddef.h>
#include <stdint.h>
void *rkllmd_build_attention(const int64_t *shape, const float *queries, float *keys, float *values, float *mask,
    const float *sinks, float scale, float bias, void **result);
void ggml_free(void *context);
void *ggml_new_graph(void *context);
void ggml_build_forward_expand(void *graph, void *tensor);
void ggml_cpu_init(void);
int ggml_graph_compute_with_ctx(void *context, void *graph, int threads);
void *ggml_get_data(const void *tensor);
*/
import "C"

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	_ "rkllmd/engine/context/create_context" // links llama.cpp
	"rkllmd/tests/engine/attention/attention_case"
)

// BuildAttention makes ggml's tensors of a, has compute (nil: ggml, with so many threads) work out the result, and
// returns that: a line for each row and head. No threads: ggml does with one what it would do without tiles. The keys,
// values and the mask of a are rounded to 16 bits.
func BuildAttention(t testing.TB, a *attention_case.Case, threads int, compute func(result unsafe.Pointer)) []float32 {
	t.Helper()
	shape := [7]C.int64_t{C.int64_t(a.Depth), C.int64_t(a.Width), C.int64_t(a.Rows), C.int64_t(a.Keys),
		C.int64_t(a.Heads), C.int64_t(a.Shared), C.int64_t(a.Streams)}
	C.ggml_cpu_init() // the table of 16-bit floats, which ggml's computations make otherwise
	mask, bias := a.Mask, C.float(0)
	if threads == 0 { // a bias is not for tiles; this one is a factor of 1 for the mask
		threads, bias = 1, 1e-30
		if mask == nil {
			mask = make([]float32, a.Keys*a.Rows*a.Streams)
		}
	}
	var result unsafe.Pointer
	context := C.rkllmd_build_attention(&shape[0], (*C.float)(&a.Q[0]), (*C.float)(&a.K[0]), (*C.float)(&a.V[0]),
		(*C.float)(unsafe.SliceData(mask)), (*C.float)(unsafe.SliceData(a.Sinks)), C.float(a.Scale), bias,
		&result)
	defer C.ggml_free(context)
	data := unsafe.Slice((*float32)(C.ggml_get_data(result)), a.Width*a.Heads*a.Rows*a.Streams)
	if compute != nil {
		clear(data)
		compute(result)
	} else {
		graph := C.ggml_new_graph(context)
		C.ggml_build_forward_expand(graph, result)
		require.Zero(t, C.ggml_graph_compute_with_ctx(context, graph, C.int(threads)))
	}
	return append([]float32{}, data...)
}
