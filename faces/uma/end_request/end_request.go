// Package end_request ends a request.
package end_request

import (
	"rkllmd/faces/session/end_exchange"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/append_event"
)

// EndRequest sends the last event of a request, eos or error, whose id and metadata are filled in here. The connection
// ends with it, unless the request has asked for more and has not failed. A request that is not the session's any more
// is left alone.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the connection's.
func EndRequest(s *uma.Session, request *uma.Request, last uma.Event) {
	last.ID, last.Metadata = request.Sent, request.Metadata
	text := append_event.AppendEvent(nil, s.Conn.Frames.Framing, last)
	end_exchange.EndExchange(s, &request.Exchange, text, last.Event == uma.EventError || !request.KeepOpen)
}
