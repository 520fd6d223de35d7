// Package match_session recognises a session.
package match_session

import "rkllmd/kakeya"

// MatchSession returns a function that says whether a session has this ID.
//
// **Runs on:** any thread, what it returns too.
func MatchSession(id string) func(*kakeya.Session) bool {
	return func(s *kakeya.Session) bool { return s.ID == id }
}
