// Package create_sessions makes a table of sessions.
package create_sessions

import (
	"rkllmd/generation"
	"rkllmd/generation/session"
	"rkllmd/generation/session/watch_sessions"
)

// CreateSessions makes a table of sessions on b and starts the goroutine that closes those nobody uses. Sink and Window
// are cut to what the context holds: the table's Options tell what they are. By default a truncation leaves half of the
// context, and a quarter of it is there for each answer. gone is told of each session that ends, once, from the thread
// that ends it and without a lock; it must not block. It may be nil.
//
// **Runs on:** any thread.
func CreateSessions(b *generation.Backend, o generation.SessionOptions, gone func(*generation.Session,
	generation.CloseReason)) *generation.Sessions {
	if o.Limit < 1 {
		o.Limit = session.DefaultSessionLimit
	}
	if o.Idle <= 0 {
		o.Idle = session.DefaultSessionIdle
	}
	if o.Sink == 0 {
		o.Sink = session.DefaultSink
	}
	o.Sink = max(0, min(o.Sink, b.Model.ContextSize-1))
	if o.Window < 1 {
		o.Window = b.Model.ContextSize/2 - o.Sink
	}
	o.Window = max(1, min(o.Window, b.Model.ContextSize-o.Sink))
	table := &generation.Sessions{Backend: b, Options: o, Gone: gone, ByID: map[string]*generation.Session{},
		Stop: make(chan struct{})}
	table.Watching.Add(1)
	go watch_sessions.WatchSessions(table)
	return table
}
