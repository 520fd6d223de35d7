// Package begin_exchange takes a request.
package begin_exchange

import "rkllmd/completion"

// BeginExchange makes exchange the session's, which has none in progress. The connection owes an answer from now on.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller).
func BeginExchange[H any](s *completion.Session[H], exchange *completion.Exchange) {
	s.Exchange = exchange
	s.Active.Add(1)
	s.Conn.Owed.Add(1)
}
