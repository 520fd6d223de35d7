// Package count_feedback counts what clients think of answers.
package count_feedback

import "rkllmd/web"

// CountFeedback returns the Meter.OnFeedback of the front-end called face.
//
// **Runs on:** any, what it returns too.
func CountFeedback(c *web.Collectors, face string) func(float64) {
	return func(rating float64) {
		name := "neutral"
		if rating > 0 {
			name = "positive"
		} else if rating < 0 {
			name = "negative"
		}
		c.Feedback.WithLabelValues(face, name).Inc()
	}
}
