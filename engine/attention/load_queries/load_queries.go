// Package load_queries brings the queries of a tile into order.
package load_queries

// #include <stddef.h>
// #include <stdint.h>
// void rkllmd_load_queries(float *to, int64_t lanes, const char *from, size_t stride, int64_t rows, int64_t depth,
//     const void *scale);
import "C"

import "unsafe"

// LoadQueries writes rows queries, a line of depth numbers each, times scale, to to: there a line of lanes for each of
// the depth numbers. In a tile its C half is called.
//
// **Runs on:** any thread.
func LoadQueries(to []float32, lanes int, from []float32, rows, depth int, scale float32) {
	C.rkllmd_load_queries((*C.float)(&to[0]), C.int64_t(lanes), (*C.char)(unsafe.Pointer(&from[0])),
		C.size_t(4*depth), C.int64_t(rows), C.int64_t(depth), unsafe.Pointer(&scale))
}
