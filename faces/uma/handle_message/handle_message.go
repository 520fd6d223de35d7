// Package handle_message is the way into UMA.
package handle_message

import (
	"fmt"

	"rkllmd/connection"
	"rkllmd/connection/end_connection"
	"rkllmd/faces/session/abort_exchange"
	"rkllmd/faces/session/drop_exchange"
	"rkllmd/faces/session/open_session"
	"rkllmd/faces/session/start_exchange"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/parse_line"
	"rkllmd/faces/uma/parse_message"
	"rkllmd/faces/uma/read_metrics"
	"rkllmd/faces/uma/send_event"
	"rkllmd/faces/uma/start_request"
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/utils"
)

// HandleMessage serves one message of a client. What can be answered at once is sent, not appended to reply, so that it
// has its place among the events that other threads send. A request is begun on a goroutine of its own. One that comes
// while another is in progress is refused (uma.CodeBusy), and the other one goes on; every other fault ends what is in
// progress and the connection. It is the face's Handle.
//
// **Runs on:** the loop. For large messages it is a goroutine of their own. Messages of one connection are handled one
// after the other. **Holds:** takes Session.Mu, not while it aborts a run: the library may wait for the thread that
// delivers its events. Follows docs/protocols/uma.md, "States".
func HandleMessage(host *uma.Host, c *connection.Connection, message, reply []byte) []byte {
	s := open_session.OpenSession(host, &host.Active, c)
	parse := parse_message.ParseMessage
	if c.Frames.Framing == utils.FramingLine {
		parse = parse_line.ParseLine
	}
	m, fault := parse(message)
	var aborted *generation.Run
	s.Mu.Lock()
	switch {
	case s.Ended:
	case m.Request != nil && s.Exchange != nil:
		busy := fmt.Sprintf("the request %q is in progress on this connection: wait for its eos, or use another "+
			"connection",
			s.Exchange.ID)
		if c.Frames.Framing == utils.FramingLine {
			busy = "the line before is still being answered: wait for the end of that answer, or use another connection"
		}
		send_event.SendEvent(s, uma.Event{ID: m.ID, Event: uma.EventError, Code: uma.CodeBusy, Message: busy,
			Metadata: m.Request.Metadata})
	case fault != nil:
		aborted = drop_exchange.DropExchange(s)
		send_event.SendEvent(s, uma.Event{ID: m.ID, Event: uma.EventError, Code: fault.Code, Message: fault.Message})
		end_connection.EndConnection(c)
	case m.Cancel != "":
		aborted = abort_exchange.AbortExchange(s, m.Cancel)
	case m.Metrics:
		metrics := read_metrics.ReadMetrics(host)
		send_event.SendEvent(s, uma.Event{Event: uma.EventMetrics, Metrics: &metrics, Snapshot: &metrics})
		if s.Exchange == nil {
			s.Ended = true
			end_connection.EndConnection(c)
		}
	default:
		start_exchange.StartExchange(s, &m.Request.Exchange)
		host.Requests.Add(1)
		go start_request.StartRequest(s, m.Request)
	}
	s.Mu.Unlock()
	if aborted != nil {
		abort_generation.AbortGeneration(aborted)
	}
	return reply
}
