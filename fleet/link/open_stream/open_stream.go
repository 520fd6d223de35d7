// Package open_stream makes a bus of a stream between two processes.
package open_stream

import (
	"encoding/gob"
	"io"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/link"
	"rkllmd/fleet/link/add_subscriber"
	"rkllmd/fleet/link/ask_frame"
	"rkllmd/fleet/link/close_stream"
	"rkllmd/fleet/link/read_frames"
	"rkllmd/fleet/link/read_since"
	"rkllmd/fleet/link/send_message"
)

// OpenStream returns the bus over stream, whose other end has the same: what is published here is heard there. It
// serves a member and a gateway of one machine without NATS. When the other process ends, there is no connection any
// more, for good.
//
// **Runs on:** any thread.
func OpenStream(stream io.ReadWriteCloser) *fleet.Bus {
	l := &link.Link{Stream: stream, Since: time.Now().Add(-fleet.RetryTime), Encoder: gob.NewEncoder(stream),
		Asked: map[string]chan link.Frame{}, Ended: make(chan struct{})}
	go read_frames.ReadFrames(l)
	return &fleet.Bus{Publish: send_message.SendMessage(l), Request: ask_frame.AskFrame(l),
		Subscribe: add_subscriber.AddSubscriber(l), Connected: read_since.ReadSince(l),
		Close: close_stream.CloseStream(l)}
}
