// Package add_subscriber listens to a subject over a stream between two processes.
package add_subscriber

import (
	"rkllmd/fleet"
	"rkllmd/fleet/link"
	"rkllmd/fleet/link/deliver_frames"
	"rkllmd/fleet/link/remove_subscriber"
)

// AddSubscriber returns Bus.Subscribe over l. Groups do not matter: there is one other end.
//
// **Runs on:** any thread. What it returns runs on any thread too, and holds Link.Mu for a moment.
func AddSubscriber(l *link.Link) func(string, string, func(fleet.Message)) (func(), error) {
	return func(subject, _ string, on func(fleet.Message)) (func(), error) {
		s := &link.Subscriber{Subject: subject, On: on, Wake: make(chan struct{}, 1), Stop: make(chan struct{})}
		l.Mu.Lock()
		l.Subscribers = append(l.Subscribers, s)
		l.Mu.Unlock()
		go deliver_frames.DeliverFrames(l, s)
		return remove_subscriber.RemoveSubscriber(l, s), nil
	}
}
