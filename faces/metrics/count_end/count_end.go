// Package count_end counts what a run has brought.
package count_end

import (
	"rkllmd/faces/exposition/add_value"
	"rkllmd/faces/exposition/count_observation"
	"rkllmd/faces/metrics"
	"rkllmd/generation"
)

// CountEnd counts event, the last one of a run of the front-end called face, which the model of that name has computed.
//
// **Runs on:** the backend's thread.
func CountEnd(c *metrics.Collectors, face, model string, event generation.Event) {
	add_value.AddValue(c.Ended, 1, face, model, string(event.Reason))
	if event.Reason == generation.ReasonAbort {
		add_value.AddValue(c.Cancels, 1, face, model)
	}
	count_observation.CountObservation(c.Queue, event.Timings.Queued.Seconds(), face, model)
	if event.Timings.FirstToken > 0 {
		count_observation.CountObservation(c.FirstToken, event.Timings.FirstToken.Seconds(), face, model)
	}
	count_observation.CountObservation(c.Total, event.Timings.Total.Seconds(), face, model)
	add_value.AddValue(c.Tokens, float64(event.Usage.Prompt), face, model, "prompt")
	add_value.AddValue(c.Tokens, float64(event.Usage.Reused), face, model, "reused")
	add_value.AddValue(c.Tokens, float64(event.Usage.Generated), face, model, "generated")
}
