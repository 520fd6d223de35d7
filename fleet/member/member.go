// Package member holds the types of its room: a daemon that computes for gateways.
package member

import (
	"sync"
	"time"

	"rkllmd/fleet"
	"rkllmd/generation"
)

// Member is a daemon that offers its model to the fleet.
type Member struct {
	Bus  *fleet.Bus
	Name string
	Get  func() (*generation.Backend, error) // the backend over the model that is loaded
	// Title is the name by which clients ask for a model.
	Title    func(generation.ModelInfo) string
	HangTime time.Duration // fleet.Options

	Mu      sync.Mutex
	Class   string              // that is offered; "": none
	Offered *generation.Backend // of Class, that answers questions
	Stops   []func()            // what listens for that class
	Work    map[string]*Work    // by job
	Absent  map[string]int      // gateways with runs: how often in a row they were not there
	Leaving bool
	Drained bool // it takes no runs
	// Announced: gateways were told of a model, and not since that there is none (send_announcement)
	Announced bool
	// how many steps the backend had computed when it last went on, and when that was (check_progress); zero: nobody
	// has looked
	Steps    uint64
	Progress time.Time
	Control  []func()      // what listens to everything else
	Hello    chan struct{} // capacity 1: a gateway has come
	Stop     chan struct{} // closed by close_member
	Ended    chan struct{} // closed when watch_fleet has ended
}

// Work is a run for a gateway.
type Work struct {
	Job *fleet.Job
	Run *generation.Run // nil: it is being begun

	Mu      sync.Mutex // taken behind Member.Mu, if both are
	Outputs []fleet.Output
	Lost    bool // it hangs, and was given up
	Ended   bool
	EndedAt int64 // seconds since 1970
}
