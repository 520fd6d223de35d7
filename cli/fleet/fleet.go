// Package fleet holds the types of its room: this daemon in the fleet.
package fleet

import (
	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/member"
)

// Part is what this daemon is in the fleet: a member or a gateway.
type Part struct {
	Bus     *fleet.Bus
	Member  *member.Member   // nil: it is a gateway
	Gateway *gateway.Gateway // nil: it is a member
	Closed  chan struct{}    // closed by close_fleet
}
