// Package close_stream ends a stream between two processes.
package close_stream

import "rkllmd/fleet/link"

// CloseStream returns Bus.Close over l.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func CloseStream(l *link.Link) func() {
	return func() {
		l.Stream.Close()
		<-l.Ended
	}
}
