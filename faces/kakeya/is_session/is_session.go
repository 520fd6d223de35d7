// Package is_session recognises a session.
package is_session

import "rkllmd/faces/kakeya"

// IsSession returns a function that says whether a session has this ID.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func IsSession(id string) func(*kakeya.Session) bool {
	return func(s *kakeya.Session) bool { return s.ID == id }
}
