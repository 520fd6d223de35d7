// Package dispatch_frame gives what has come over a stream to those who wait for it.
package dispatch_frame

import (
	"rkllmd/fleet/link"
	"rkllmd/fleet/link/is_match"
)

// DispatchFrame gives f to who has asked for it, or to those who listen to its subject, and tells whether there was
// anybody.
//
// **Runs on:** any thread. It is read_frames'. **Holds:** Link.Mu, in it Subscriber.Mu.
func DispatchFrame(l *link.Link, f link.Frame) (found bool) {
	l.Mu.Lock()
	defer l.Mu.Unlock()
	if answer := l.Asked[f.Subject]; answer != nil {
		select {
		case answer <- f:
		default: // it has one already
		}
		return true
	}
	for _, s := range l.Subscribers {
		if !is_match.IsMatch(s.Subject, f.Subject) {
			continue
		}
		found = true
		s.Mu.Lock()
		s.Frames = append(s.Frames, f)
		s.Mu.Unlock()
		select {
		case s.Wake <- struct{}{}:
		default:
		}
	}
	return found
}
