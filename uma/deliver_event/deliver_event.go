// Package deliver_event sends the events of a run.
package deliver_event

import (
	"rkllmd/connection/send_to_connection"
	"rkllmd/generation"
	"rkllmd/generation/abort_generation"
	"rkllmd/uma"
	"rkllmd/uma/append_event"
	"rkllmd/uma/count_targets"
	"rkllmd/uma/end_request"
	"rkllmd/uma/name_fault"
)

// DeliverEvent sends what a client is told of an event of its request's run: tokens as they come, or, without stream, all of the text with
// eos. When the client cannot be sent to, the run is aborted. Events of a request that is not the session's any more are dropped.
//
// **Runs on:** the backend's thread. **Holds:** takes s.Mu, under it the connection's and the run's.
func DeliverEvent(s *uma.Session, request *uma.Request, run *generation.Run, event generation.Event) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	if s.Request != request {
		return
	}
	switch event.Kind {
	case generation.EventToken:
		if event.Token.ID >= 0 {
			s.Host.Tokens.Add(1)
		}
		text := event.Token.Thinking + event.Token.Text
		if !request.Stream {
			request.Text = append(request.Text, text...)
			return
		}
		frame := append_event.AppendEvent(nil, s.Conn.Frames.Framing, uma.Event{
			ID: &request.ID, Event: uma.EventToken, Text: &text, TokenID: &event.Token.ID, Metadata: request.Metadata})
		if send_to_connection.SendToConnection(s.Conn, frame) != nil {
			abort_generation.AbortGeneration(run)
		}
	case generation.EventDone:
		last := uma.Event{Event: uma.EventEOS, Reason: uma.ReasonStop, Cancelled: event.Reason == generation.ReasonAbort}
		switch event.Reason {
		case generation.ReasonError:
			fault := name_fault.NameFault(event.Err)
			last = uma.Event{Event: uma.EventError, Code: fault.Code, Message: fault.Message}
		case generation.ReasonLength, generation.ReasonContext:
			last.Reason = uma.ReasonLength
		}
		if text := string(request.Text); !request.Stream {
			last.Text = &text
		}
		count_targets.CountTargets(s.Host, request, event)
		end_request.EndRequest(s, request, last)
	}
}
