// Package count_end counts the end of a session.
package count_end

import (
	"rkllmd/faces/kakeya"
	"rkllmd/generation"
)

// CountEnd counts a session that has ended for this reason.
//
// **Runs on:** any thread.
func CountEnd(m *kakeya.Metrics, reason generation.CloseReason) {
	m.Active.Dec()
	end := kakeya.Ends[reason]
	m.Ended.WithLabelValues(end.Outcome).Inc()
	if end.Eviction != "" {
		m.Evicted.WithLabelValues(end.Eviction).Inc()
	}
}
