// Package load_nearby brings keys and values nearer.
package load_nearby

// #include <stddef.h>
// #include <stdint.h>
// void rkllmd_load_nearby(const char *from, size_t stride, size_t bytes, const uint16_t *mask, int64_t first,
//     int64_t end, int64_t keys);
import "C"

import "unsafe"

// LoadNearby brings what stands at the places from first up to end, of so many keys, into the nearer caches, bytes at
// each, stride bytes from place to place, but for places that mask hides; nil: none. For ggml its C half is called.
//
// **Runs on:** any thread.
func LoadNearby(from unsafe.Pointer, stride, bytes int, mask []uint16, first, end, keys int64) {
	C.rkllmd_load_nearby((*C.char)(from), C.size_t(stride), C.size_t(bytes),
		(*C.uint16_t)(unsafe.SliceData(mask)), C.int64_t(first), C.int64_t(end), C.int64_t(keys))
}
