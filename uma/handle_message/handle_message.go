// Package handle_message is the way into UMA.
package handle_message

import (
	"fmt"

	"rkllmd/completion/begin_exchange"
	"rkllmd/completion/cancel_exchange"
	"rkllmd/completion/drop_exchange"
	"rkllmd/completion/open_session"
	"rkllmd/connection"
	"rkllmd/connection/end_connection"
	"rkllmd/generation"
	"rkllmd/generation/abort_generation"
	"rkllmd/uma"
	"rkllmd/uma/parse_line"
	"rkllmd/uma/parse_message"
	"rkllmd/uma/read_metrics"
	"rkllmd/uma/send_event"
	"rkllmd/uma/start_request"
	"rkllmd/utils"
)

// HandleMessage serves one message of a client. What can be answered at once is sent, not appended to reply, so that it has its place among
// the events that other threads send. A request is begun on a goroutine of its own. One that comes while another is in progress is refused
// (uma.CodeBusy), and the other one goes on; every other fault ends what is in progress and the connection. It is the face's Handle.
//
// **Runs on:** the loop, for large messages a goroutine of their own; messages of one connection one after the other. **Holds:** takes
// Session.Mu, not while it aborts a run: the library may wait for the thread that delivers its events. Follows
// docs/protocols/uma.md, "States".
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
		busy := fmt.Sprintf("the request %q is in progress on this connection: wait for its eos, or use another connection",
			s.Exchange.ID)
		if c.Frames.Framing == utils.FramingLine {
			busy = "the line before is still being answered: wait for the end of that answer, or use another connection"
		}
		send_event.SendEvent(s, uma.Event{ID: m.ID, Event: uma.EventError, Code: uma.CodeBusy, Message: busy, Metadata: m.Request.Metadata})
	case fault != nil:
		aborted = drop_exchange.DropExchange(s)
		send_event.SendEvent(s, uma.Event{ID: m.ID, Event: uma.EventError, Code: fault.Code, Message: fault.Message})
		end_connection.EndConnection(c)
	case m.Cancel != "":
		aborted = cancel_exchange.CancelExchange(s, m.Cancel)
	case m.Metrics:
		metrics := read_metrics.ReadMetrics(host)
		send_event.SendEvent(s, uma.Event{Event: uma.EventMetrics, Metrics: &metrics, Snapshot: &metrics})
		if s.Exchange == nil {
			s.Ended = true
			end_connection.EndConnection(c)
		}
	default:
		begin_exchange.BeginExchange(s, &m.Request.Exchange)
		host.Requests.Add(1)
		go start_request.StartRequest(s, m.Request)
	}
	s.Mu.Unlock()
	if aborted != nil {
		abort_generation.AbortGeneration(aborted)
	}
	return reply
}
