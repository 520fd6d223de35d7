// Package observe_session counts a new session.
package observe_session

import "rkllmd/kakeya"

// ObserveSession counts a session that was created.
//
// **Runs on:** any.
func ObserveSession(m *kakeya.Metrics) {
	m.Active.Inc()
}
