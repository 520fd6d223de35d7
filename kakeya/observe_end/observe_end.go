// Package observe_end counts the end of a session.
package observe_end

import (
	"rkllmd/generation"
	"rkllmd/kakeya"
)

// ObserveEnd counts a session that has ended for this reason.
//
// **Runs on:** any.
func ObserveEnd(m *kakeya.Metrics, reason generation.CloseReason) {
	m.Active.Dec()
	end := kakeya.Ends[reason]
	m.Ended.WithLabelValues(end.Outcome).Inc()
	if end.Eviction != "" {
		m.Evicted.WithLabelValues(end.Eviction).Inc()
	}
}
