// Package clear_ranges takes parts out of the cache.
package clear_ranges

import (
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/check_range"
	"rkllmd/librkllmrt/cache/clear_range"
	"rkllmd/librkllmrt/read/name_input"
)

// ClearRanges takes the tokens at positions starts[i] up to, not including, ends[i] out of lane i of h, after single
// turns that the callback paused. All ranges are checked before the first is cleared; what only the model can refuse
// comes when it is its turn.
//
// **Runs on:** one thread at a time. It is the one that holds the handle. **Holds:** Busy. Errors are check_range's and
// clear_range's. Follows the header of RKLLM 1.3.0.
func ClearRanges(h *librkllmrt.Handle, starts, ends []int32) error {
	for i := range h.Lanes {
		if err := check_range.CheckRange(h, &h.Lanes[i], int(starts[i]), int(ends[i])); err != nil {
			return name_input.NameInput(h, i, err)
		}
	}
	for i := range h.Lanes {
		if err := clear_range.ClearRange(h, &h.Lanes[i], int(starts[i]), int(ends[i])); err != nil {
			return name_input.NameInput(h, i, err)
		}
	}
	return nil
}
