// Package deliver_event sends the events of a run.
package deliver_event

import (
	"rkllmd/faces/stream/name_fault"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/count_targets"
	"rkllmd/faces/uma/end_request"
	"rkllmd/faces/uma/send_event"
	"rkllmd/generation"
)

// DeliverEvent sends what a client is told of an event of its request's run: tokens as they come, or, without stream,
// all of the text with eos. Events of a request that is not the session's any more are dropped.
//
// **Runs on:** the backend's thread. **Holds:** takes s.Mu, under it the connection's.
func DeliverEvent(s *uma.Session, request *uma.Request, _ *generation.Run, event generation.Event) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	if s.Exchange != &request.Exchange {
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
		send_event.SendEvent(s, uma.Event{ID: request.Sent, Event: uma.EventToken, Text: &text,
			TokenID: &event.Token.ID, Metadata: request.Metadata})
	case generation.EventDone:
		last := uma.Event{Event: uma.EventEOS, Reason: uma.ReasonStop,
			Cancelled: event.Reason == generation.ReasonAbort}
		switch event.Reason {
		case generation.ReasonError:
			fault := name_fault.NameFault(event.Err, uma.Codes, uma.CodeDecode)
			last = uma.Event{Event: uma.EventError, Code: fault.Code, Message: fault.Message}
		case generation.ReasonLength, generation.ReasonContext:
			last.Reason = uma.ReasonLength
		}
		if text := string(request.Text); !request.Stream {
			last.Text = &text
		}
		if last.Event == uma.EventEOS {
			count_targets.CountTargets(s.Host, request, event)
		}
		end_request.EndRequest(s, request, last)
	}
}
