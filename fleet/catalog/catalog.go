// Package catalog holds the types of its room: the models that the fleet has, by their names.
package catalog

import (
	"sync"
	"time"

	"rkllmd/fleet/gateway"
)

// SettleTime is for how long another class of a name must have more members than the one that is served before it
// takes its place: boards that are started again one after the other do not have it change each time.
const SettleTime = 10 * time.Second

// Catalog is which class a gateway serves under which name.
type Catalog struct {
	Gateway *gateway.Gateway

	Mu     sync.Mutex // taken before Gateway.Mu
	Served map[string]*Served
	Main   string // the class of the backend that was made last for who names no model
}

// Served is the class that is served under a name; under "", to who names no model.
type Served struct {
	Class string
	Seen  time.Time // a member of it was there
	Ahead time.Time // since when another class has more members; zero: none has
}
