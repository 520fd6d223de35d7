// Package update_member takes what a member says of itself.
package update_member

import (
	"slices"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/remove_member"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// UpdateMember keeps a, what a member has just said of itself. One that leaves is forgotten.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu.
func UpdateMember(g *gateway.Gateway, a *fleet.Announcement) {
	g.Mu.Lock()
	defer g.Mu.Unlock()
	before := g.Members[a.Member]
	switch {
	case a.Leaving:
		remove_member.RemoveMember(g, a.Member)
	case before == nil:
		g.Classes = nil
		g.Members[a.Member] = &gateway.Member{Announcement: *a, Heard: time.Now()}
	default:
		if before.Class != a.Class {
			g.Classes = nil
		}
		before.Announcement, before.Heard = *a, time.Now()
		offers := before.Offers
		before.Offers = nil
		for _, task := range offers {
			if task.Member == a.Member && !task.Offered && !task.Finished && !slices.Contains(a.Jobs, task.Job.ID) {
				before.Offers = append(before.Offers, task) // under way: a.Free does not know of it
			}
		}
	}
	if a.Leaving != (before == nil) && !g.Alone {
		log_message.LogMessage(utils.LevelInfo, map[bool]string{true: "a member leaves the fleet",
			false: "a member of the fleet is there"}[a.Leaving], "member", a.Member, "model", a.Model)
	}
}
