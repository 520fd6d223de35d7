// Package count_run counts a run of a session.
package count_run

import (
	"rkllmd/faces/exposition/count_observation"
	"rkllmd/faces/kakeya"
	"rkllmd/generation"
)

// CountRun counts a run by its last event. One that ended before its prompt was decoded, because it was cancelled while
// it waited, say, is not counted.
//
// **Runs on:** any thread.
func CountRun(m *kakeya.Metrics, done generation.Event) {
	if done.Usage.Prefilled == 0 {
		return
	}
	count_observation.CountObservation(m.HistoryTokens, float64(done.Usage.Prompt))
	count_observation.CountObservation(m.PrefillTokens, float64(done.Usage.Prefilled))
	count_observation.CountObservation(m.PrefillSeconds, done.Timings.Prefill.Seconds())
}
