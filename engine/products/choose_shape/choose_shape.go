// Package choose_shape tells how weights are multiplied.
package choose_shape

// struct shape;
// const struct shape *rkllmd_choose_shape(int type, int row_type);
import "C"

import (
	// their C halves are called by way of the one here
	_ "rkllmd/engine/products/evaluate_eights"
	_ "rkllmd/engine/products/evaluate_fours"
	_ "rkllmd/engine/products/evaluate_nibbles"
	_ "rkllmd/engine/products/evaluate_sixes"
	_ "rkllmd/engine/products/load_fours"
	_ "rkllmd/engine/products/load_lanes"
	_ "rkllmd/engine/products/load_nibbles"
	_ "rkllmd/engine/products/load_offsets"
	_ "rkllmd/engine/products/load_sixes"
	_ "rkllmd/engine/products/load_sums"
)

// ChooseShape tells whether the program itself multiplies weights of a type of ggml's by rows of another: Q4_0 (2) and
// Q8_0 (8) by Q8_0, Q4_K (12) and Q6_K (14) by Q8_K (15), if it was compiled for AVX2. For a product its C
// half is called, which says how.
//
// **Runs on:** any thread.
func ChooseShape(kind, row int) bool { return C.rkllmd_choose_shape(C.int(kind), C.int(row)) != nil }
