// Package load_queries brings the queries of a tile into order.
package load_queries

// #include <stddef.h>
// #include <stdint.h>
// void rkllmd_load_queries(float *to, const char *from, size_t stride, int64_t rows, int64_t depth, const void *scale);
import "C"

import "unsafe"

// LoadQueries writes rows queries, a line of depth numbers each, times scale, to to: there a line of 64 for each of the
// depth numbers, with zeros where there are fewer queries. In a tile its C half is called.
//
// **Runs on:** any thread.
func LoadQueries(to, from []float32, rows, depth int, scale float32) {
	C.rkllmd_load_queries((*C.float)(&to[0]), (*C.char)(unsafe.Pointer(&from[0])), C.size_t(4*depth), C.int64_t(rows),
		C.int64_t(depth), unsafe.Pointer(&scale))
}
