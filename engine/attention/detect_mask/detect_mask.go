// Package detect_mask finds out what the mask of a tile does.
package detect_mask

// #include <stddef.h>
// #include <stdint.h>
// int32_t rkllmd_detect_mask(const char *mask, size_t stride, int64_t rows, int64_t keys);
import "C"

import "unsafe"

// DetectMask tells what a mask of 16-bit floats, a line of stride numbers for each of the rows, does to the first keys
// of each line: 0, it hides them all; 1, there are numbers to add; 2, all are zero. In a tile its C half is called.
//
// **Runs on:** any thread.
func DetectMask(mask []uint16, stride, rows, keys int) int {
	return int(C.rkllmd_detect_mask((*C.char)(unsafe.Pointer(&mask[0])), C.size_t(2*stride),
		C.int64_t(rows), C.int64_t(keys)))
}
