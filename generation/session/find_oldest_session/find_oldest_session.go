// Package find_oldest_session finds the session that can be spared.
package find_oldest_session

import (
	"time"

	"rkllmd/generation"
)

// FindOldestSession returns the session without a run, other than keep, that was not used for longest, and when it was
// used last. nil: there is none. Since the session's lock is not kept, remove_session must be told the time.
//
// **Runs on:** any thread. **Holds:** the table's lock.
func FindOldestSession(table *generation.Sessions, keep *generation.Session) (oldest *generation.Session,
	used time.Time) {
	for _, s := range table.ByID {
		s.Mu.Lock()
		if s != keep && s.Run == nil && (oldest == nil || s.Used.Before(used)) {
			oldest, used = s, s.Used
		}
		s.Mu.Unlock()
	}
	return oldest, used
}
