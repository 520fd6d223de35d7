// Package write_floats writes the usual floats of an array as JSON.
package write_floats

/*
#include <stdint.h>
#cgo noescape rkllmd_write_floats
#cgo nocallback rkllmd_write_floats
int64_t rkllmd_write_floats(char *to, const uint32_t *floats, int64_t count, int64_t *written);
*/
import "C"

import (
	"slices"
	"unsafe"

	// Parts of the C half.
	_ "rkllmd/rkllm/layout/choose_digits"
	_ "rkllmd/rkllm/layout/write_float"
)

// WriteFloats appends values as the shortest JSON numbers that read back to the same float32, a comma behind each, up
// to the first one that is not usual: zero, a power of two, one below 1/8192 or from 2^24 on in size, or no number. It
// returns how many it has written. append_float has the others.
//
// **Runs on:** any thread. It is called on the runtime's callback thread. Follows RFC 8259 section 6.
func WriteFloats(out []byte, values []float32) ([]byte, int) {
	if len(values) == 0 {
		return out, 0
	}
	length := len(out)
	out = slices.Grow(out, 16*len(values)+32)
	var written C.int64_t
	size := C.rkllmd_write_floats((*C.char)(unsafe.Pointer(unsafe.SliceData(out[length:length+1]))),
		(*C.uint32_t)(unsafe.Pointer(unsafe.SliceData(values))), C.int64_t(len(values)), &written)
	return out[:length+int(size)], int(written)
}
