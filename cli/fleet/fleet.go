// Package fleet holds the types of its room: this daemon in the fleet.
package fleet

import (
	"sync"
	"time"

	"rkllmd/faces/exposition"
	"rkllmd/fleet"
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/member"
)

// Part is what this daemon is in the fleet: a member, a gateway, or both.
type Part struct {
	Bus     *fleet.Bus
	Member  *member.Member   // nil: it is a gateway only
	Gateway *gateway.Gateway // nil: it is a member only
	Catalog *catalog.Catalog // of Gateway
	Closed  chan struct{}    // closed by close_fleet
}

// PathPrefix begins what stands in the place of the path of a model that members compute: the ID of its class follows.
const PathPrefix = "fleet:"

// Operator is the name of who asks for the status of a fleet, or drains a member, unless --nats-name says otherwise.
const Operator = "operator"

// DefaultPort is where nats-server listens.
const DefaultPort = 4222

// MostMembers is how many members "fleet status" takes at once.
const MostMembers = 4096

// Flags of the commands.
const (
	FlagHost = "host"
	FlagPort = "port"
	FlagJSON = "json"
	FlagUndo = "undo"
)

// Status is what "fleet status --json" prints.
type Status struct {
	Members  []MemberStatus  `json:"members"`
	Gateways []GatewayStatus `json:"gateways"`
}

// GatewayStatus is a gateway in it.
type GatewayStatus struct {
	Name    string `json:"name"`
	Waiting int    `json:"waiting"`
}

// MemberStatus is a member in it.
type MemberStatus struct {
	Name     string `json:"name"`
	Model    string `json:"model"`
	Class    string `json:"class"`
	Places   int    `json:"places"`
	Free     int    `json:"free"`
	Running  int    `json:"running"`
	Draining bool   `json:"draining"`
}

// Rates is how many tokens a second members compute for this gateway.
type Rates struct {
	Samples []Sample // watch_rates only: the newest is the last one

	Mu        sync.Mutex
	PerSecond map[string]float64 // by member, of those that compute something
}

// Sample is how many tokens members had computed at a moment.
type Sample struct {
	Time   time.Time
	Tokens map[string]uint64 // by member
}

// Times of Rates.
const (
	RateTick = time.Second     // between two samples
	RateTime = 5 * time.Second // that a rate is of
)

// Families is what a gateway tells of its members on the page of figures.
type Families struct{ Places, Free, Running, Tokens, Lost, Waiting, Spilled *exposition.Family }
