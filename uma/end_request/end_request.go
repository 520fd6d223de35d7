// Package end_request ends a request.
package end_request

import (
	"rkllmd/connection/end_connection"
	"rkllmd/connection/release_answer"
	"rkllmd/uma"
	"rkllmd/uma/send_event"
)

// EndRequest sends the last event of a request, eos or error, whose id and metadata are filled in here. The connection ends with it, unless
// the request has asked for more and has not failed. A request that is not the session's any more is left alone.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the connection's.
func EndRequest(s *uma.Session, request *uma.Request, last uma.Event) {
	if s.Request != request {
		return
	}
	s.Request = nil
	s.Host.Active.Add(-1)
	last.ID, last.Metadata = request.Sent, request.Metadata
	send_event.SendEvent(s, last)
	if last.Event == uma.EventError || !request.KeepOpen {
		s.Ended = true
		end_connection.EndConnection(s.Conn)
	}
	release_answer.ReleaseAnswer(s.Conn)
}
