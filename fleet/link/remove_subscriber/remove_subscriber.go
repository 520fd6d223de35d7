// Package remove_subscriber listens no more over a stream between two processes.
package remove_subscriber

import (
	"slices"

	"rkllmd/fleet/link"
)

// RemoveSubscriber returns what has s hear nothing more of l, but for what it is being told at that moment. To call it
// again does nothing.
//
// **Runs on:** any thread. What it returns runs on any thread too, and holds Link.Mu.
func RemoveSubscriber(l *link.Link, s *link.Subscriber) func() {
	return func() {
		l.Mu.Lock()
		defer l.Mu.Unlock()
		if i := slices.Index(l.Subscribers, s); i >= 0 {
			l.Subscribers = slices.Delete(l.Subscribers, i, i+1)
			close(s.Stop)
		}
	}
}
