// Package queue_bytes queues what a client is told.
package queue_bytes

import (
	"time"

	"rkllmd/faces/stream/wake_reader"
	"rkllmd/faces/web"
)

// QueueBytes queues data, a message as the client of s reads it. It never waits. If too many bytes wait for the client
// already, the longest message not counted, the stream is cut off.
//
// **Runs on:** any thread. **Holds:** stream.Mu.
func QueueBytes(s *web.Stream, data []byte) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	waiting := len(s.Out)
	if waiting-s.Longest > s.Host.Options.MaxPendingBytes {
		s.Slow, s.Out = true, nil
		_ = s.Control.SetWriteDeadline(time.Unix(1, 0)) // a write that waits for the client ends now
	}
	if !s.Slow {
		s.Out = append(s.Out, data...)
		s.Longest = max(s.Longest, len(data))
	}
	wake_reader.WakeReader(s.Wake)
}
