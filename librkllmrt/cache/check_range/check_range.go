// Package check_range checks a range of the cache.
package check_range

import (
	"errors"
	"fmt"

	"rkllmd/librkllmrt"
)

// CheckRange checks that the tokens at positions start up to, not including, end can be asked out of a lane of h. With
// several lanes, of which some may keep theirs, the range may be empty.
//
// **Runs on:** one thread at a time. It is the one that holds the handle. **Holds:** Busy. Errors: no run is paused, or
// the range is wrong.
func CheckRange(h *librkllmrt.Handle, lane *librkllmrt.Lane, start, end int) error {
	size, sign := len(lane.Sequence.Tokens), "<"
	if len(h.Lanes) > 1 {
		sign = "<="
	}
	switch {
	case lane.Paused == nil:
		return errors.New("no run is paused: a range can be cleared after a run with keep_history 0 whose " +
			"callback returned 1; otherwise start_pos and end_pos must be NULL")
	case start < 0 || start > end || end > size || start == end && len(h.Lanes) == 1:
		return fmt.Errorf("the range is [%d, %d); it must be 0 <= start_pos %s end_pos <= %d, the tokens in the cache",
			start, end, sign, size)
	}
	return nil
}
