// Package watch_table closes the sessions of a model that is to go.
package watch_table

import (
	"rkllmd/faces/kakeya"
	"rkllmd/generation/session/close_sessions"
)

// WatchTable closes the sessions of table when left is closed: their model is to go, and waits for those who hold it.
// What is being generated ends first. It returns when they are closed, by whomsoever.
//
// **Runs on:** a goroutine of its own. **Holds:** Host.Mu, and a session's lock, not while it waits.
func WatchTable(host *kakeya.Host, table *kakeya.Table, left <-chan struct{}) {
	select {
	case <-left:
	case <-table.Stop:
		return
	}
	host.Mu.Lock()
	table.Leaving = true
	sessions := make([]*kakeya.Session, 0, len(host.Sessions))
	for _, s := range host.Sessions {
		if s.Table == table {
			sessions = append(sessions, s)
		}
	}
	host.Mu.Unlock()
	for _, s := range sessions {
		s.Mu.Lock()
		run := s.Run
		s.Mu.Unlock()
		if run != nil {
			<-run.Done
		}
	}
	close_sessions.CloseSessions(table.Sessions)
}
