// Package evaluate_powers computes powers of e.
package evaluate_powers

// #include <stdint.h>
// void rkllmd_evaluate_powers(float *numbers, int64_t count);
import "C"

// EvaluatePowers replaces each x of numbers, a multiple of 16 of them, by e^x, for x up to 0. In a tile its C half is
// called.
//
// **Runs on:** any thread.
func EvaluatePowers(numbers []float32) {
	C.rkllmd_evaluate_powers((*C.float)(&numbers[0]), C.int64_t(len(numbers)))
}
