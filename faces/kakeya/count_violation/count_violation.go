// Package count_violation counts a violation of an invariant.
package count_violation

import (
	"rkllmd/faces/exposition/add_value"
	"rkllmd/faces/kakeya"
)

// CountViolation counts a session whose cache was not as it must be. kind is kakeya.INV1 or kakeya.INV2.
//
// **Runs on:** any thread.
func CountViolation(m *kakeya.Metrics, kind string) {
	add_value.AddValue(m.Violations, 1, kind)
}
