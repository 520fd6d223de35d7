// Package remove_rows forgets rows of embeddings.
package remove_rows

import (
	"slices"
	"unsafe"

	"rkllmd/librkllmrt"
)

// RemoveRows forgets the rows of embeddings that neither the cache nor a conversation of h holds any more. It comes
// before a run's own are numbered (add_rows).
//
// **Runs on:** any thread. **Holds:** Busy.
func RemoveRows(h *librkllmrt.Handle) {
	e := &h.Embeddings
	old := e.Rows
	if len(old) == 0 {
		return
	}
	e.Numbers, e.Rows = map[string]int32{}, map[int32][]float32{}
	for i := range h.Lanes {
		lane := &h.Lanes[i]
		for _, token := range slices.Concat(lane.Sequence.Tokens, lane.Conversation.Tokens) {
			if row := old[token]; row != nil {
				e.Rows[token] = row
				e.Numbers[unsafe.String((*byte)(unsafe.Pointer(&row[0])), 4*len(row))] = token
			}
		}
	}
}
