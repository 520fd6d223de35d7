// Package find_session finds a session.
package find_session

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// FindSession returns the session with this ID. It does not count as a use.
//
// **Runs on:** any thread. Errors: generation.ErrNotFound, with the beginning of the ID.
func FindSession(table *generation.Sessions, id string) (*generation.Session, error) {
	table.Mu.Lock()
	s := table.ByID[id]
	table.Mu.Unlock()
	if s == nil {
		return nil, name_error.NameError(generation.ErrNotFound, "there is no session %.40q", id)
	}
	return s, nil
}
