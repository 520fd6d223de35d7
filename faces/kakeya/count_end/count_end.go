// Package count_end counts the end of a session.
package count_end

import (
	"rkllmd/faces/exposition/add_value"
	"rkllmd/faces/kakeya"
	"rkllmd/generation"
)

// CountEnd counts a session that has ended for this reason.
//
// **Runs on:** any thread.
func CountEnd(m *kakeya.Metrics, reason generation.CloseReason) {
	add_value.AddValue(m.Active, -1)
	end := kakeya.Ends[reason]
	add_value.AddValue(m.Ended, 1, end.Outcome)
	if end.Eviction != "" {
		add_value.AddValue(m.Evicted, 1, end.Eviction)
	}
}
