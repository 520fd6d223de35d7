// Package choose_member chooses the member for a run.
package choose_member

import (
	"time"

	"rkllmd/fleet/gateway"
)

// ChooseMember returns the member of that class that would answer a further run first: the one that has the most room,
// as a part of what it computes at once, where a member that takes twice as long for a token has half the room. One
// whose pace is not known is as fast as the fastest. nil: none has room.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu, by the caller.
func ChooseMember(g *gateway.Gateway, class string) *gateway.Member {
	fastest := time.Duration(0)
	for _, m := range g.Members {
		if m.Class == class && m.Pace > 0 && (fastest == 0 || m.Pace < fastest) {
			fastest = m.Pace
		}
	}
	var best *gateway.Member
	most := 0.0
	for _, m := range g.Members {
		if m.Class != class || m.Free <= m.Taken {
			continue
		}
		room := float64(m.Free-m.Taken) / float64(max(1, m.Slots))
		if m.Pace > 0 {
			room *= float64(fastest) / float64(m.Pace)
		}
		if room > most || room == most && m.Member < best.Member {
			best, most = m, room
		}
	}
	return best
}
