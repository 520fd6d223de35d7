// Package read_frames reads what comes over a stream between two processes.
package read_frames

import (
	"encoding/gob"

	"rkllmd/fleet/link"
	"rkllmd/fleet/link/dispatch_frame"
	"rkllmd/fleet/link/send_frame"
)

// ReadFrames gives what comes over the stream of l to those whom it is for, until the stream ends or what comes cannot
// be read; then Link.Ended is closed. Who asks something that nobody listens to is told so.
//
// **Runs on:** a goroutine of its own.
func ReadFrames(l *link.Link) {
	defer close(l.Ended)
	decoder := gob.NewDecoder(l.Stream)
	for {
		var f link.Frame
		if decoder.Decode(&f) != nil {
			l.Stream.Close()
			return
		}
		if !dispatch_frame.DispatchFrame(l, f) && f.Reply != "" {
			go send_frame.SendFrame(l, link.Frame{Subject: f.Reply, Nobody: true})
		}
	}
}
