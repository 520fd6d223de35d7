// Package update_line turns the scores of one line into weights.
package update_line

// #include <stdint.h>
// float rkllmd_update_line(float *scores, int64_t count, float *greatest, float *weight);
import "C"

import (
	// its C half is called by the one here
	_ "rkllmd/engine/attention/evaluate_powers"
)

// UpdateLine turns count scores, 64 at most, into weights, adds them to weight, and keeps the greatest score: what
// update_softmax does for many lines, with the same bits. It returns the factor for what was summed before. Scores
// behind count become 0 up to a multiple of 16. For a line of attention its C half is called.
//
// **Runs on:** any thread.
func UpdateLine(scores *[80]float32, count int, greatest, weight *float32) (factor float32) {
	return float32(C.rkllmd_update_line((*C.float)(&scores[0]), C.int64_t(count), (*C.float)(greatest),
		(*C.float)(weight)))
}
