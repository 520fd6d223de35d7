// Package count_session counts a new session.
package count_session

import (
	"rkllmd/faces/exposition/add_value"
	"rkllmd/faces/kakeya"
)

// CountSession counts a session that was created.
//
// **Runs on:** any thread.
func CountSession(m *kakeya.Metrics) {
	add_value.AddValue(m.Active, 1)
}
