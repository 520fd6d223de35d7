// Package row_kind tells which rows go with which weights.
package row_kind

// RowKind returns the type of ggml's of the rows by which weights of a type are multiplied in lanes; 0: there are none.
func RowKind(kind int) int { return map[int]int{2: 8, 8: 8, 12: 15, 14: 15}[kind] }
