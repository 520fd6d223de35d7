// Package find_higher looks for a number above others.
package find_higher

// #include <stdint.h>
// int32_t rkllmd_find_higher(const float *numbers, int32_t from, int32_t count, float least);
import "C"

import "unsafe"

// FindHigher returns the place of the first of numbers above least, from place from on: len(numbers) when there is
// none.
//
// **Runs on:** any thread.
func FindHigher(numbers []float32, from int, least float32) int {
	return int(C.rkllmd_find_higher((*C.float)(unsafe.SliceData(numbers)), C.int32_t(from), C.int32_t(len(numbers)),
		C.float(least)))
}
