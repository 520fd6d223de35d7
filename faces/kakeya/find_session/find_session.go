// Package find_session finds a session by its ID.
package find_session

import (
	"slices"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/drop_tables"
	"rkllmd/faces/kakeya/is_session"
)

// FindSession returns the session of host with this ID. failed: one that has failed will do; its history is gone, its
// figures are not. One whose model is to go is found no more, but with failed.
//
// **Runs on:** any thread. **Holds:** Host.Mu. Errors: NOT_FOUND; FAILED_PRECONDITION, of a session that has failed.
func FindSession(host *kakeya.Host, id string, failed bool) (*kakeya.Session, error) {
	drop_tables.DropTables(host, false)
	host.Mu.Lock()
	defer host.Mu.Unlock()
	if s := host.Sessions[id]; s != nil && (failed || !s.Table.Leaving) {
		return s, nil
	}
	i := slices.IndexFunc(host.Failed, is_session.IsSession(id))
	switch {
	case i < 0:
		return nil, status.Errorf(codes.NotFound,
			"there is no session %.40q: it was closed, was not used for too long, had to make room, or its model "+
				"was unloaded; create another one", id)
	case !failed:
		return nil, status.Errorf(codes.FailedPrecondition,
			"session %q has failed, because its cache was not as it must be (INV-1: %d, INV-2: %d), and is gone; "+
				"create another one",
			id, host.Failed[i].INV1, host.Failed[i].INV2)
	}
	return host.Failed[i], nil
}
