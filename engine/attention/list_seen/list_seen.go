// Package list_seen lists the keys that a row sees.
package list_seen

// #include <stdbool.h>
// #include <stdint.h>
// int64_t rkllmd_list_seen(int32_t *places, const uint16_t *mask, int64_t *first, int64_t keys, bool together);
import "C"

import "unsafe"

// ListSeen lists, from first on, which of so many keys a row sees, 64 at most, and returns how many, and where the next
// call goes on; 0: none is left. mask has a 16-bit float for each key, of which minus infinity hides; nil: nothing is
// hidden. With together they lie in the same 64 keys, counted from 0. For a line of attention its C half is called.
//
// **Runs on:** any thread.
func ListSeen(places *[65]int32, mask []uint16, first, keys int, together bool) (count, next int) {
	at := C.int64_t(first)
	count = int(C.rkllmd_list_seen((*C.int32_t)(&places[0]), (*C.uint16_t)(unsafe.SliceData(mask)), &at,
		C.int64_t(keys), C.bool(together)))
	return count, int(at)
}
