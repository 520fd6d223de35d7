// Package count_end counts what a run has brought.
package count_end

import (
	"rkllmd/generation"

	"rkllmd/faces/metrics"
)

// CountEnd counts event, the last one of a run of the front-end called face.
//
// **Runs on:** the backend's thread.
func CountEnd(c *metrics.Collectors, face string, event generation.Event) {
	c.Ended.WithLabelValues(face, string(event.Reason)).Inc()
	if event.Reason == generation.ReasonAbort {
		c.Cancels.WithLabelValues(face).Inc()
	}
	c.Queue.WithLabelValues(face).Observe(event.Timings.Queued.Seconds())
	if event.Timings.FirstToken > 0 {
		c.FirstToken.WithLabelValues(face).Observe(event.Timings.FirstToken.Seconds())
	}
	c.Total.WithLabelValues(face).Observe(event.Timings.Total.Seconds())
	c.Tokens.WithLabelValues(face, "prompt").Add(float64(event.Usage.Prompt))
	c.Tokens.WithLabelValues(face, "reused").Add(float64(event.Usage.Reused))
	c.Tokens.WithLabelValues(face, "generated").Add(float64(event.Usage.Generated))
}
