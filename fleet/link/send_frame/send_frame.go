// Package send_frame sends over a stream between two processes.
package send_frame

import "rkllmd/fleet/link"

// SendFrame writes f to the stream of l. It waits where the other end does not read.
//
// **Runs on:** any thread that may wait. **Holds:** Link.Writing. Errors: the system's; the stream is of no use then.
func SendFrame(l *link.Link, f link.Frame) error {
	l.Writing.Lock()
	defer l.Writing.Unlock()
	return l.Encoder.Encode(f)
}
