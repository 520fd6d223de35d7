// Package choose_budget bounds what the prompts of a step may take.
package choose_budget

import (
	"time"

	"rkllmd/engine"
)

// ChooseBudget returns how many prompt tokens a step of batch rows may have beside those of so many tasks that
// generate: as many as rate, in tokens per second, allows in the time of delay, and no fewer than engine.LeastPrefill.
// While none generates it is engine.AloneDelays times as long, and no fewer than engine.LeastAlone: nobody waits for a
// token, but somebody may come, or cancel.
//
// **Runs on:** any thread.
func ChooseBudget(batch, generating int, rate float64, delay time.Duration) int {
	left, least := batch-generating, engine.LeastPrefill
	if generating == 0 {
		delay, least = delay*engine.AloneDelays, engine.LeastAlone
	}
	allowed := rate * delay.Seconds()
	if allowed >= float64(left) {
		return left
	}
	return min(left, max(least, int(allowed)))
}
