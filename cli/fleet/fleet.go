// Package fleet holds the types of its room: this daemon in the fleet.
package fleet

import (
	"rkllmd/fleet"
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/member"
)

// Part is what this daemon is in the fleet: a member or a gateway.
type Part struct {
	Bus     *fleet.Bus
	Member  *member.Member   // nil: it is a gateway
	Gateway *gateway.Gateway // nil: it is a member
	Catalog *catalog.Catalog // of Gateway
	Closed  chan struct{}    // closed by close_fleet
}

// PathPrefix begins what stands in the place of the path of a model that members compute: the ID of its class follows.
const PathPrefix = "fleet:"
