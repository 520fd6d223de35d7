// Package create_meter makes the meter of a front-end.
package create_meter

import (
	"rkllmd/generation"
	"rkllmd/web"
	"rkllmd/web/count_change"
	"rkllmd/web/count_error"
	"rkllmd/web/count_event"
	"rkllmd/web/count_feedback"
)

// CreateMeter makes the meter of the front-end called face, which counts in c.
//
// **Runs on:** any.
func CreateMeter(c *web.Collectors, face string) generation.Meter {
	return generation.Meter{
		OnEvent: count_event.CountEvent(c, face), OnError: count_error.CountError(c, face), OnClients: count_change.CountChange(c, face),
		OnFeedback: count_feedback.CountFeedback(c, face),
	}
}
