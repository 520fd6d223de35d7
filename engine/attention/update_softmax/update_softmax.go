// Package update_softmax turns scores into weights.
package update_softmax

// #include <stdint.h>
// void rkllmd_update_softmax(float *scores, int64_t lanes, int64_t keys, float *greatest, float *weights);
import "C"

import (
	// its C half is called by the one here
	_ "rkllmd/engine/attention/evaluate_powers"
)

// UpdateSoftmax turns scores, a line of lanes, 16 or 64, for each of the keys, into weights, adds them to the sums in
// weights, and keeps the greatest scores; greatest is minus infinity at first, weights 0. scores has one line more,
// which gets the factors for what was summed before. In a tile its C half is called.
//
// **Runs on:** any thread.
func UpdateSoftmax(scores []float32, lanes, keys int, greatest, weights *[64]float32) {
	C.rkllmd_update_softmax((*C.float)(&scores[0]), C.int64_t(lanes), C.int64_t(keys), (*C.float)(&greatest[0]),
		(*C.float)(&weights[0]))
}
