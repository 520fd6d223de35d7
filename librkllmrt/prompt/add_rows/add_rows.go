// Package add_rows gives rows of embeddings numbers.
package add_rows

import (
	"errors"
	"math"
	"slices"
	"unsafe"

	"rkllmd/librkllmrt"
)

// AddRows returns the numbers under which rows, h.Model.EmbeddingSize floats each, stand among the tokens. They are
// negative, and equal for rows that are equal bit by bit: so the cache of an earlier run is used again for the same
// embeddings and never for others. remove_rows comes before the first of a run.
//
// **Runs on:** any thread. **Holds:** Busy. The error: all numbers have been used.
func AddRows(h *librkllmrt.Handle, rows []float32) ([]int32, error) {
	e := &h.Embeddings
	if e.Rows == nil {
		e.Numbers, e.Rows = map[string]int32{}, map[int32][]float32{}
	}
	var numbers []int32
	for row := range slices.Chunk(rows, h.Model.EmbeddingSize) {
		number, known := e.Numbers[unsafe.String((*byte)(unsafe.Pointer(&row[0])), 4*len(row))]
		if !known {
			if e.Last == math.MinInt32 {
				return nil, errors.New("this model has been given more rows of embeddings than can be told " +
					"apart: load it anew")
			}
			e.Last--
			number, row = e.Last, slices.Clone(row)
			e.Rows[number] = row
			e.Numbers[unsafe.String((*byte)(unsafe.Pointer(&row[0])), 4*len(row))] = number
		}
		numbers = append(numbers, number)
	}
	return numbers, nil
}
