// Package end_exchange ends an exchange.
package end_exchange

import (
	"rkllmd/connection/end_connection"
	"rkllmd/connection/release_answer"
	"rkllmd/connection/send_to_connection"
	"rkllmd/faces/stream"
)

// EndExchange sends the last message of an exchange; closing: the session and its connection end with it. The host
// is free for the next exchange before the client knows. An exchange that is not the session's any more is left
// alone. That a client is gone is the loop's affair, which then abandons the session.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the connection's.
func EndExchange[H any](s *stream.Session[H], exchange *stream.Exchange, last []byte, closing bool) {
	if s.Exchange != exchange {
		return
	}
	s.Exchange = nil
	s.Active.Add(-1)
	_ = send_to_connection.SendToConnection(s.Conn, last)
	if closing {
		s.Ended = true
		end_connection.EndConnection(s.Conn)
	}
	release_answer.ReleaseAnswer(s.Conn)
}
