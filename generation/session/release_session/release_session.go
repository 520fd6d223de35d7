// Package release_session lets go of what a closed session holds.
package release_session

import (
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
)

// ReleaseSession ends what remove_session has begun: run, when there is one, is aborted, and end_session_run gives back
// the cache when it has ended; else the cache is given back now. Then the table's Gone is told.
//
// **Runs on:** one thread at a time. It is the one that removed s. It holds neither the table's lock nor a session's.
func ReleaseSession(table *generation.Sessions, s *generation.Session, run *generation.Run,
	reason generation.CloseReason) {
	if run != nil {
		abort_generation.AbortGeneration(run)
	} else {
		s.Backend.Release(s.Owner)
	}
	if table.Gone != nil {
		table.Gone(s, reason)
	}
}
