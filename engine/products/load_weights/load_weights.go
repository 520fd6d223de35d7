// Package load_weights brings weights of Q6_K into order.
package load_weights

// #include <stdint.h>
// void rkllmd_load_weights(int16_t *to, const void *from);
import "C"

import "unsafe"

// LoadWeights writes 256 weights of Q6_K, the 210 bytes of from, as whole numbers times the scale of their 16: of each
// 32 the first two of every four, then the other two. For a product its C half is called.
//
// **Runs on:** any thread.
func LoadWeights(to *[256]int16, from *[210]byte) {
	C.rkllmd_load_weights((*C.int16_t)(&to[0]), unsafe.Pointer(from))
}
