// Package remove_member forgets a member.
package remove_member

import "rkllmd/fleet/gateway"

// RemoveMember has g know nothing of the member of that name, until it announces itself again.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu, by the caller.
func RemoveMember(g *gateway.Gateway, name string) {
	delete(g.Members, name)
	g.Classes = nil
}
