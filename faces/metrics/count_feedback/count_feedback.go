// Package count_feedback counts what clients think of answers.
package count_feedback

import (
	"rkllmd/faces/exposition/add_value"
	"rkllmd/faces/metrics"
)

// CountFeedback returns the Meter.OnFeedback of the front-end called face.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func CountFeedback(c *metrics.Collectors, face string) func(float64) {
	return func(rating float64) {
		name := "neutral"
		if rating > 0 {
			name = "positive"
		} else if rating < 0 {
			name = "negative"
		}
		add_value.AddValue(c.Feedback, 1, face, name)
	}
}
