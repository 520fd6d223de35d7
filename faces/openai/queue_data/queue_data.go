// Package queue_data queues an event for a client.
package queue_data

import (
	"time"

	"rkllmd/faces/openai"
	"rkllmd/faces/stream/wake_reader"
)

// QueueData queues data for the client of answer as a server-sent event. It never waits. A client for whom too many
// bytes wait already is cut off.
//
// **Runs on:** any thread. **Holds:** stream.Mu.
func QueueData(answer *openai.Answer, data []byte) {
	s := answer.Stream
	s.Mu.Lock()
	defer s.Mu.Unlock()
	waiting := len(s.Out)
	if waiting-s.Longest > s.Host.Options.MaxPendingBytes {
		s.Slow, s.Out = true, nil
		_ = s.Control.SetWriteDeadline(time.Unix(1, 0)) // a write that waits for the client ends now
	}
	if !s.Slow {
		s.Out = append(append(append(s.Out, "data: "...), data...), "\n\n"...)
		s.Longest = max(s.Longest, len(s.Out)-waiting)
	}
	wake_reader.WakeReader(s.Wake)
}
