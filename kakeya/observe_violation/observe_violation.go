// Package observe_violation counts a violation of an invariant.
package observe_violation

import "rkllmd/kakeya"

// ObserveViolation counts a session whose cache was not as it must be. kind is kakeya.INV1 or kakeya.INV2.
//
// **Runs on:** any.
func ObserveViolation(m *kakeya.Metrics, kind string) {
	m.Violations.WithLabelValues(kind).Inc()
}
