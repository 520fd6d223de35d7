// Package deliver_frames tells a subscriber its messages.
package deliver_frames

import (
	"rkllmd/fleet"
	"rkllmd/fleet/link"
)

// DeliverFrames tells s what comes for it over l, one message after the other, until it listens no more or the other
// end is gone.
//
// **Runs on:** a goroutine of its own. **Holds:** Subscriber.Mu, not while it tells.
func DeliverFrames(l *link.Link, s *link.Subscriber) {
	for {
		select {
		case <-s.Stop:
			return
		case <-l.Ended:
			return
		case <-s.Wake:
		}
		s.Mu.Lock()
		frames := s.Frames
		s.Frames = nil
		s.Mu.Unlock()
		for _, f := range frames {
			s.On(fleet.Message{Subject: f.Subject, Reply: f.Reply, Data: f.Data})
		}
	}
}
