// Package drop_session forgets a session.
package drop_session

import (
	"rkllmd/faces/kakeya"
	"rkllmd/models/release_stay"
)

// DropSession takes the session with this ID, which has ended, out of host, lets go of its model, and returns it; nil:
// it was not there any more.
//
// **Runs on:** any thread. **Holds:** Host.Mu; then models.Table.Mu.
func DropSession(host *kakeya.Host, id string) *kakeya.Session {
	host.Mu.Lock()
	session := host.Sessions[id]
	delete(host.Sessions, id)
	host.Mu.Unlock()
	if session != nil {
		release_stay.ReleaseStay(session.Stay)
	}
	return session
}
