// Package clear_range takes a part out of the cache.
package clear_range

import (
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/context/shift_tokens"
	"rkllmd/librkllmrt"
)

// ClearRange takes the tokens at positions start up to, not including, end out of a lane of h, whose last turn is
// paused; the positions behind them move forward. What follows goes behind what is left (resume_turn). The range was
// checked (check_range); an empty one changes nothing.
//
// **Runs on:** one thread at a time. It is the one that holds the handle. **Holds:** Busy. An error changes nothing:
// the model cannot give back a part, an exact one only the end.
func ClearRange(h *librkllmrt.Handle, lane *librkllmrt.Lane, start, end int) error {
	if start == end {
		return nil
	}
	var err error
	if end == len(lane.Sequence.Tokens) {
		err = remove_tokens.RemoveTokens(h.Context, &lane.Sequence, start)
	} else {
		err = shift_tokens.ShiftTokens(h.Context, &lane.Sequence, start, end)
	}
	if err != nil {
		return err
	}
	lane.System = max(min(lane.System, start), lane.System-(end-start))
	lane.Paused.System, lane.Paused.Keep = lane.System, max(min(lane.Paused.Keep, start), lane.Paused.Keep-(end-start))
	lane.Edited = true
	return nil
}
