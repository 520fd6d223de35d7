// Package compute_tiles computes attention in tiles.
package compute_tiles

import (
	"unsafe"

	"rkllmd/engine/attention/evaluate_tile"
	"rkllmd/tests/engine/attention/attention_case"
)

// ComputeTiles computes a in tiles of 64 rows of one head, whatever would be faster. result is ggml's tensor.
func ComputeTiles(a *attention_case.Case, result unsafe.Pointer) {
	for stream := range int64(a.Streams) {
		for head := range int64(a.Heads) {
			for row := int64(0); row < int64(a.Rows); row += 64 {
				evaluate_tile.EvaluateTile(result, head, 1, stream, row, min(64, int64(a.Rows)-row))
			}
		}
	}
}
