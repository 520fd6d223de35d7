// Package check_logits looks whether logits are numbers.
package check_logits

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_check_logits(const float *logits, int32_t count);
import "C"

import "unsafe"

// CheckLogits reports whether none of logits is NaN or infinity, on which llama.cpp's samplers give nonsense or abort.
// A token may have minus infinity: it is never chosen.
//
// **Runs on:** any thread.
func CheckLogits(logits []float32) bool {
	return bool(C.rkllmd_check_logits((*C.float)(unsafe.SliceData(logits)), C.int32_t(len(logits))))
}
