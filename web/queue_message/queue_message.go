// Package queue_message queues a message for a client.
package queue_message

import (
	"cmp"
	"strconv"
	"time"

	"rkllmd/completion"
	"rkllmd/completion/wake_reader"
	"rkllmd/web"
	"rkllmd/web/append_event"
)

// QueueMessage queues message for the client of stream, as a server-sent event; a completion or an error is the last one. It never waits: where too much waits for the
// client already, the stream is cut.
//
// **Runs on:** any thread. **Holds:** stream.Mu.
func QueueMessage(stream *web.Stream, message any) {
	stream.Mu.Lock()
	defer stream.Mu.Unlock()
	switch message.(type) {
	case completion.Completion, completion.Error:
		stream.Last = message
	}
	if stream.Events && !stream.Slow {
		stream.Out = append_event.AppendEvent(stream.Out, cmp.Or(stream.EventID, strconv.Itoa(stream.Count)), message)
		stream.Count++
	}
	if len(stream.Out) > stream.Host.Options.MaxPendingBytes {
		stream.Slow, stream.Out = true, nil
		_ = stream.Control.SetWriteDeadline(time.Unix(1, 0)) // a write that waits for the client ends now
	}
	wake_reader.WakeReader(stream.Wake)
}
