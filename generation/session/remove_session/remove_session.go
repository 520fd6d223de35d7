// Package remove_session takes a session out of the table.
package remove_session

import (
	"time"

	"rkllmd/generation"
)

// RemoveSession takes s out of the table and marks it closed, so that nobody finds or uses it any more; release_session
// must follow, after the table's lock was given back. With idleSince, only a session that has no run and was not used
// after that time; the zero time: any. run is what is still in progress. removed is false if the session was used, or
// if another thread has removed it.
//
// **Runs on:** any thread. **Holds:** the table's lock.
func RemoveSession(table *generation.Sessions, s *generation.Session, idleSince time.Time) (removed bool,
	run *generation.Run) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	inUse := !idleSince.IsZero() && (s.Run != nil || s.Used.After(idleSince))
	if inUse || table.ByID[s.ID] != s {
		return false, nil
	}
	s.Closed = true
	delete(table.ByID, s.ID)
	return true, s.Run
}
