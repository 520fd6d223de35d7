// Package watch_sessions closes sessions that nobody uses.
package watch_sessions

import (
	"time"

	"rkllmd/generation"
	"rkllmd/generation/expire_sessions"
)

// WatchSessions calls expire_sessions every now and then, until the table is closed: a session outlives its time by an eighth at most,
// and by no more than a minute.
//
// **Runs on:** a goroutine of its own, which create_sessions starts.
func WatchSessions(table *generation.Sessions) {
	ticker := time.NewTicker(max(time.Millisecond, min(time.Minute, table.Options.Idle/8)))
	defer ticker.Stop()
	for {
		select {
		case now := <-ticker.C:
			expire_sessions.ExpireSessions(table, now)
		case <-table.Stop:
			return
		}
	}
}
