// Package create_meter makes the meter of a front-end.
package create_meter

import (
	"rkllmd/generation"

	"rkllmd/faces/metrics"
	"rkllmd/faces/metrics/count_change"
	"rkllmd/faces/metrics/count_error"
	"rkllmd/faces/metrics/count_event"
	"rkllmd/faces/metrics/count_feedback"
)

// CreateMeter makes the meter of the front-end called face, which counts in c.
//
// **Runs on:** any thread.
func CreateMeter(c *metrics.Collectors, face string) generation.Meter {
	return generation.Meter{
		OnEvent: count_event.CountEvent(c, face), OnError: count_error.CountError(c, face),
		OnClients:  count_change.CountChange(c, face),
		OnFeedback: count_feedback.CountFeedback(c, face),
	}
}
