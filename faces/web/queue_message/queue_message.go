// Package queue_message queues a message for a client.
package queue_message

import (
	"cmp"
	"strconv"
	"time"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/wake_reader"
	"rkllmd/faces/web"
	"rkllmd/faces/web/append_event"
)

// QueueMessage queues message for the client of stream, as a server-sent event; a completion or an error is the last
// one. It never waits. If too many bytes wait for the client already, the longest message not counted, the stream is
// cut off.
//
// **Runs on:** any thread. **Holds:** stream.Mu.
func QueueMessage(s *web.Stream, message any) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	switch message.(type) {
	case stream.Completion, stream.Error:
		s.Last = message
	}
	waiting := len(s.Out)
	if waiting-s.Longest > s.Host.Options.MaxPendingBytes {
		s.Slow, s.Out = true, nil
		_ = s.Control.SetWriteDeadline(time.Unix(1, 0)) // a write that waits for the client ends now
	}
	if s.Events && !s.Slow {
		s.Out = append_event.AppendEvent(s.Out, cmp.Or(s.EventID, strconv.Itoa(s.Count)), message)
		s.Longest = max(s.Longest, len(s.Out)-waiting)
		s.Count++
	}
	wake_reader.WakeReader(s.Wake)
}
