// Package is_idle tells whether anybody uses the daemon.
package is_idle

import (
	"slices"

	"rkllmd/models"
)

// IsIdle reports whether nobody is connected, as counts tell, each for some of the sockets unless it is nil, and no
// request holds or waits for a model of t, which may be nil.
//
// **Runs on:** any thread. **Holds:** Table.Mu, for a moment.
func IsIdle(counts []func() int64, t *models.Table) bool {
	for _, count := range counts {
		if count != nil && count() > 0 {
			return false
		}
	}
	if t == nil {
		return true
	}
	t.Mu.Lock()
	defer t.Mu.Unlock()
	for _, stay := range slices.Concat(t.Line, t.Stays) {
		if stay.Holders > 0 {
			return false
		}
	}
	return true
}
