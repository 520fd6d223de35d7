// Package choose_member chooses the member for a run.
package choose_member

import (
	"rkllmd/fleet/gateway"
)

// ChooseMember returns the member of that class that has the most room, as a part of what it computes at once; nil:
// none has room.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu, by the caller.
func ChooseMember(g *gateway.Gateway, class string) *gateway.Member {
	var best *gateway.Member
	most := 0.0
	for _, m := range g.Members {
		room := float64(m.Free-m.Taken) / float64(max(1, m.Slots))
		if m.Class == class && (room > most || room == most && best != nil && m.Member < best.Member) {
			best, most = m, room
		}
	}
	return best
}
