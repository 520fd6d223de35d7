// Package add_session puts a session into the table.
package add_session

import (
	"crypto/rand"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/session/find_oldest_session"
	"rkllmd/generation/session/release_session"
	"rkllmd/generation/session/remove_session"
)

// AddSession gives s an ID that cannot be guessed, 26 letters and digits for 130 random bits, and puts it into the
// table. Where that is full, the session without a run that was not used for longest is closed, keep excepted.
//
// **Runs on:** any thread. The caller holds neither the table's lock nor a session's. Errors leave nothing behind:
// generation.ErrClosed; ErrBusy, where every session has a run.
func AddSession(table *generation.Sessions, s, keep *generation.Session) error {
	evicted, err := []*generation.Session(nil), error(nil)
	table.Mu.Lock()
	for !table.Closed && len(table.ByID) >= table.Options.Limit {
		oldest, used := find_oldest_session.FindOldestSession(table, keep)
		if oldest == nil {
			err = name_error.NameError(generation.ErrBusy,
				"there are %d sessions, which is the limit, and all of them are in use", len(table.ByID))
			break
		}
		if removed, _ := remove_session.RemoveSession(table, oldest, used); removed {
			evicted = append(evicted, oldest)
		}
	}
	switch {
	case table.Closed:
		err = name_error.NameError(generation.ErrClosed, "the model is being unloaded")
	case err == nil:
		s.ID = rand.Text()
		table.ByID[s.ID] = s
	}
	table.Mu.Unlock()
	for _, s := range evicted {
		release_session.ReleaseSession(table, s, nil, generation.ClosedCapacity)
	}
	return err
}
