// Package queue_event queues an event of another protocol for a client.
package queue_event

import (
	"fmt"

	"rkllmd/faces/web"
	"rkllmd/faces/web/queue_bytes"
)

// QueueEvent queues data for the client of s as a server-sent event with this name, "": none. It never waits. A client
// for whom too many bytes wait already is cut off.
//
// **Runs on:** any thread. **Holds:** stream.Mu. Follows the HTML standard (Server-sent events).
func QueueEvent(s *web.Stream, name string, data []byte) {
	event := fmt.Appendf(nil, "data: %s\n\n", data)
	if name != "" {
		event = append(fmt.Appendf(nil, "event: %s\n", name), event...)
	}
	queue_bytes.QueueBytes(s, event)
}
