// Package choose_pause decides how long is waited before a model is loaded again.
package choose_pause

import (
	"time"

	"rkllmd/rkllm"
)

// ChoosePause returns how long is waited before the next try, and counts it: nothing at first, then Reload.Pause, and
// twice as long each time, up to Reload.Longest. A model that has worked for longer than Reload.Window begins anew.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu (the caller).
func ChoosePause(r *rkllm.Reload, now time.Time) time.Duration {
	if !r.Served.IsZero() && now.Sub(r.Served) > r.Window {
		r.Tries = 0
	}
	r.Served = time.Time{}
	r.Tries++
	pause := time.Duration(0)
	for i := 1; i < r.Tries && pause < r.Longest; i++ {
		pause = max(2*pause, r.Pause)
	}
	return min(pause, r.Longest)
}
