// Package start_exchange takes a request.
package start_exchange

import "rkllmd/faces/stream"

// StartExchange makes exchange the session's, which has none in progress. The connection owes an answer from now on.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller).
func StartExchange[H any](s *stream.Session[H], exchange *stream.Exchange) {
	s.Exchange = exchange
	s.Active.Add(1)
	s.Conn.Owed.Add(1)
}
