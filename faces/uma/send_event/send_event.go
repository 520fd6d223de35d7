// Package send_event sends an event.
package send_event

import (
	"rkllmd/connection/send_to_connection"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/append_event"
)

// SendEvent sends an event to a session's client. That one is gone, or does not read, is the loop's affair, which then
// abandons the session.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller), so that events have one order; takes the connection's.
func SendEvent(s *uma.Session, event uma.Event) {
	_ = send_to_connection.SendToConnection(s.Conn, append_event.AppendEvent(nil, s.Conn.Frames.Framing, event))
}
