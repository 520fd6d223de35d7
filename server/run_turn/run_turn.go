// Package run_turn does one turn of the event loop.
package run_turn

import (
	"fmt"

	"rkllmd/server"
	"rkllmd/server/client/serve_ready"
	"rkllmd/server/deadline/find_timeout"
	"rkllmd/server/dispatch_event"
	"rkllmd/server/handle_deadlines"
	"rkllmd/server/wait_events"
	"rkllmd/utils/get_timestamp"
)

// RunTurn does one turn of the event loop: waits for events, handles each, goes on with what was left over, and looks
// at what has become due. Each client gets a bounded amount of work.
//
// **Runs on:** the loop. Errors: that epoll cannot be waited for.
func RunTurn(l *server.Loop) error {
	n, err := wait_events.WaitEvents(l, find_timeout.FindTimeout(l))
	if err != nil {
		return fmt.Errorf("the event loop cannot wait for events: %w", err)
	}
	l.Now = get_timestamp.GetTimestamp()
	if n > 0 {
		l.LastEvent = l.Now
	}
	for i := range n {
		dispatch_event.DispatchEvent(l, &l.Events[i])
	}
	serve_ready.ServeReady(l)
	handle_deadlines.HandleDeadlines(l)
	l.Clients.Store(int64(l.Table.Count))
	return nil
}
