// Package choose_member chooses the member for a run.
package choose_member

import (
	"cmp"
	"time"

	"rkllmd/fleet/gateway"
)

// ChooseMember returns the member of that class that would answer a further run first: the one that has the most room,
// as a part of what it computes at once, where a member that takes twice as long for a token has half the room. One
// whose pace is not known is as fast as the fastest. The one called before, which lost the run, is taken if no other
// has room: it may be back at once. nil: none has room. It is asked for each run, so it goes once through the members
// of the class, and not through the table of all.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu, by the caller.
func ChooseMember(g *gateway.Gateway, class, before string) *gateway.Member {
	if g.Classes == nil {
		g.Classes = map[string][]*gateway.Member{}
		for _, m := range g.Members {
			g.Classes[m.Class] = append(g.Classes[m.Class], m)
		}
	}
	fastest := time.Duration(0)
	var best [2]*gateway.Member // of those whose pace is not known, and of the others
	var most, room [2]float64   // how good these are, and how much room they have
	var last *gateway.Member
	for _, m := range g.Classes[class] {
		if m.Pace > 0 && (fastest == 0 || m.Pace < fastest) {
			fastest = m.Pace
		}
		if m.Free <= len(m.Offers) {
			continue
		}
		if m.Member == before {
			last = m
			continue
		}
		known, free := 0, float64(m.Free-len(m.Offers))/float64(max(1, m.Slots))
		good := free
		if m.Pace > 0 {
			known, good = 1, free/float64(m.Pace)
		}
		if good > most[known] || good == most[known] && m.Member < best[known].Member {
			best[known], most[known], room[known] = m, good, free
		}
	}
	if best[0] == nil || best[1] == nil {
		return cmp.Or(best[0], best[1], last)
	}
	beside := room[1] * (float64(fastest) / float64(best[1].Pace))
	if beside > room[0] || beside == room[0] && best[1].Member < best[0].Member {
		return best[1]
	}
	return best[0]
}
