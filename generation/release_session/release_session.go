// Package release_session lets go of what a closed session holds.
package release_session

import (
	"rkllmd/generation"
	"rkllmd/generation/abort_generation"
)

// ReleaseSession ends what remove_session has begun: run, when there is one, is aborted, and end_session_run gives back the cache when it
// has ended; else the cache is given back now. Then the table's Gone is told.
//
// **Runs on:** the thread that removed s, with neither the table's nor a session's lock.
func ReleaseSession(table *generation.Sessions, s *generation.Session, run *generation.Run, reason generation.CloseReason) {
	if run != nil {
		abort_generation.AbortGeneration(run)
	} else {
		s.Backend.Release(s.Owner)
	}
	if table.Gone != nil {
		table.Gone(s, reason)
	}
}
