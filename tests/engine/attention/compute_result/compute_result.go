// Package compute_result has ggml compute a tensor.
package compute_result

/*
#include <stdbool.h>
#include <stddef.h>
struct ggml_init_params { size_t mem_size; void *mem_buffer; bool no_alloc; };
void *ggml_init(struct ggml_init_params params);
void ggml_free(void *context);
void *ggml_new_graph(void *context);
void ggml_build_forward_expand(void *graph, void *tensor);
int ggml_graph_compute_with_ctx(void *context, void *graph, int threads);
*/
import "C"

import (
	"runtime"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// ComputeResult has ggml compute a tensor again and again, with one thread, and returns how much of the processor's
// time that took.
func ComputeResult(t testing.TB, result unsafe.Pointer, times int) time.Duration {
	t.Helper()
	context := C.ggml_init(C.struct_ggml_init_params{mem_size: 1 << 24})
	defer C.ggml_free(context)
	graph := C.ggml_new_graph(context)
	C.ggml_build_forward_expand(graph, result)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var start, end unix.Timespec
	require.NoError(t, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &start))
	for range times {
		require.Zero(t, C.ggml_graph_compute_with_ctx(context, graph, 1))
	}
	require.NoError(t, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &end))
	return time.Duration(end.Nano() - start.Nano())
}
