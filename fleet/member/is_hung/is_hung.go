// Package is_hung tells whether a member has stopped computing.
package is_hung

import (
	"time"

	"rkllmd/fleet/member"
)

// IsHung tells whether nothing was computed for Member.HangTime although there was something to compute, or whether it
// could not even be looked at.
//
// **Runs on:** any thread. **Holds:** Member.Mu, by the caller.
func IsHung(m *member.Member, now time.Time) bool {
	return !m.Progress.IsZero() && now.Sub(m.Progress) > m.HangTime
}
