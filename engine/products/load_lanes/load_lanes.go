// Package load_lanes brings weights of Q8_0 into order.
package load_lanes

// #include <stdint.h>
// void rkllmd_load_lanes(void *to, const void *from, int64_t column, int64_t columns, int64_t blocks);
import "C"

import "unsafe"

// Lanes are 32 weights of each of 16 columns: each 4 of a column stand beside those of the others, with 128 added.
type Lanes struct {
	Bytes  [8][16][4]uint8
	Scales [16]float32
}

// LoadLanes writes columns of Q8_0, 1 to 16 of them, each of len(to) times 32 weights, so that each has a lane of a
// vector, with 128 added. The last one stands in for those that are not there. It does nothing on a processor without
// AVX-512's VNNI. For a product its C half is called.
//
// **Runs on:** any thread.
func LoadLanes(to []Lanes, columns []byte) {
	C.rkllmd_load_lanes(unsafe.Pointer(&to[0]), unsafe.Pointer(&columns[0]), C.int64_t(len(to)),
		C.int64_t(len(columns)/34/len(to)), C.int64_t(len(to)))
}
