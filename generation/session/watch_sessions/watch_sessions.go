// Package watch_sessions closes sessions that nobody uses.
package watch_sessions

import (
	"time"

	"rkllmd/generation"
	"rkllmd/generation/session/close_idle_sessions"
)

// WatchSessions calls close_idle_sessions every now and then, until the table is closed: a session outlives its time by
// an eighth at most, and by no more than a minute.
//
// **Runs on:** a goroutine of its own. create_sessions starts it, and counts it in Watching before.
func WatchSessions(table *generation.Sessions) {
	defer table.Watching.Done()
	ticker := time.NewTicker(max(time.Millisecond, min(time.Minute, table.Options.Idle/8)))
	defer ticker.Stop()
	for {
		select {
		case now := <-ticker.C:
			close_idle_sessions.CloseIdleSessions(table, now)
		case <-table.Stop:
			return
		}
	}
}
