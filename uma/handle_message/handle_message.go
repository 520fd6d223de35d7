// Package handle_message is the way into UMA.
package handle_message

import (
	"fmt"

	"rkllmd/connection"
	"rkllmd/connection/end_connection"
	"rkllmd/uma"
	"rkllmd/uma/append_event"
	"rkllmd/uma/cancel_request"
	"rkllmd/uma/drop_request"
	"rkllmd/uma/parse_line"
	"rkllmd/uma/parse_message"
	"rkllmd/uma/read_metrics"
	"rkllmd/uma/start_request"
	"rkllmd/utils"
)

// HandleMessage serves one message of a client: what can be answered at once is appended to reply, framed. A request is begun on a goroutine
// of its own. One that comes while another is in progress is refused (uma.CodeBusy), and the other one goes on; every other fault ends what
// is in progress and the connection. It is the face's Handle.
//
// **Runs on:** the loop, for large messages a goroutine of their own; messages of one connection one after the other. **Holds:** takes
// Session.Mu. Follows the UMA document (State Machine).
func HandleMessage(host *uma.Host, c *connection.Connection, message, reply []byte) []byte {
	if c.State == nil {
		c.State = &uma.Session{Host: host, Conn: c}
	}
	s, framing := c.State.(*uma.Session), c.Frames.Framing
	parse := parse_message.ParseMessage
	if framing == utils.FramingLine {
		parse = parse_line.ParseLine
	}
	m, fault := parse(message)
	s.Mu.Lock()
	defer s.Mu.Unlock()
	switch {
	case s.Ended:
	case fault != nil:
		drop_request.DropRequest(s)
		end_connection.EndConnection(c)
		reply = append_event.AppendEvent(reply, framing, uma.Event{ID: m.ID, Event: uma.EventError, Code: fault.Code, Message: fault.Message})
	case m.Cancel:
		cancel_request.CancelRequest(s, *m.ID)
	case m.Metrics:
		metrics := read_metrics.ReadMetrics(host)
		reply = append_event.AppendEvent(reply, framing, uma.Event{Event: uma.EventMetrics, Metrics: &metrics, Snapshot: &metrics})
		if s.Request == nil {
			s.Ended = true
			end_connection.EndConnection(c)
		}
	case s.Request != nil:
		reply = append_event.AppendEvent(reply, framing, uma.Event{ID: m.ID, Event: uma.EventError, Code: uma.CodeBusy,
			Message:  fmt.Sprintf("the request %q is in progress on this connection: wait for its eos, or use another connection", s.Request.ID),
			Metadata: m.Request.Metadata})
	default:
		s.Request = m.Request
		c.Owed.Add(1)
		host.Active.Add(1)
		host.Requests.Add(1)
		go start_request.StartRequest(s, m.Request)
	}
	return reply
}
