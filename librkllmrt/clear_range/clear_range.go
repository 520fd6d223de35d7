// Package clear_range takes a part out of the cache.
package clear_range

import (
	"errors"
	"fmt"

	"rkllmd/engine/remove_tokens"
	"rkllmd/engine/shift_tokens"
	"rkllmd/librkllmrt"
)

// ClearRange takes the tokens at positions start up to, not including, end out of the cache of h, after a single turn that its
// callback paused; the positions behind them move forward. What follows goes behind what is left (resume_run).
//
// **Runs on:** the thread that holds the handle. **Holds:** Busy. Errors, which change nothing: no run is paused, the range is
// empty or outside of the cache, or the model cannot give back a part. Follows the header of RKLLM 1.3.0.
func ClearRange(h *librkllmrt.Handle, start, end int) error {
	size := len(h.Sequence.Tokens)
	switch {
	case h.Paused == nil:
		return errors.New("no run is paused: a range can be cleared after a run with keep_history 0 whose callback returned 1; otherwise start_pos and end_pos must be NULL")
	case start < 0 || start >= end || end > size:
		return fmt.Errorf("the range is [%d, %d); it must be 0 <= start_pos < end_pos <= %d, the tokens in the cache", start, end, size)
	}
	var err error
	if end == size {
		err = remove_tokens.RemoveTokens(h.Context, &h.Sequence, start)
	} else {
		err = shift_tokens.ShiftTokens(h.Context, &h.Sequence, start, end)
	}
	if err != nil {
		return err
	}
	h.System = max(min(h.System, start), h.System-(end-start))
	h.Paused.System, h.Paused.Keep = h.System, max(min(h.Paused.Keep, start), h.Paused.Keep-(end-start))
	h.Edited = true
	return nil
}
