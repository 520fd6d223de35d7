// Package block_size tells how large blocks are.
package block_size

// BlockSize returns the bytes of a block of a type of ggml's that is multiplied in lanes: Q4_0, Q8_0, Q4_K, Q6_K, and
// Q8_K, of which rows are.
func BlockSize(kind int) int { return map[int]int{2: 18, 8: 34, 12: 144, 14: 210, 15: 292}[kind] }
