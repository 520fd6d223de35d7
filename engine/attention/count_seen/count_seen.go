// Package count_seen counts what the rows of a mask see.
package count_seen

// #include <stddef.h>
// #include <stdint.h>
// int64_t rkllmd_count_seen(const char *mask, size_t stride, int64_t rows, int64_t keys, int64_t *span);
import "C"

import "unsafe"

// CountSeen counts how many keys the rows, 64 at most, of a mask see, each row's for itself, and how many lie in the
// spans of 64 keys of which any row sees one. mask has a line of 16-bit floats for each row, in which minus infinity
// hides; nil: nothing is hidden. For a tile its C half is called.
//
// **Runs on:** any thread.
func CountSeen(mask []uint16, rows, keys int) (all, span int) {
	var number C.int64_t
	all = int(C.rkllmd_count_seen((*C.char)(unsafe.Pointer(unsafe.SliceData(mask))), C.size_t(2*keys),
		C.int64_t(rows), C.int64_t(keys), &number))
	return all, int(number)
}
