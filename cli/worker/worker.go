// Package worker holds the types and constants of its room: the embedded runtime in a process of its own, which shares
// its model with the daemon's front-ends over the link (isolation.Process) as a member of a fleet of one.
package worker

import (
	"os"
	"sync"
	"time"

	"rkllmd/engine"
	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/generation"
)

// What goes over the link beside what members and gateways say.
const (
	SubjectShare = "rkw.share" // an Order, answered by Terms
	SubjectClose = "rkw.close" // answered when the backend is closed
	Member       = "model"     // what the process is called
	Gateway      = "daemon"    // what the daemon is
)

// Times.
const (
	// ShareTime is for the making of a context; for a load it is a second more for each isolation.LoadRate
	ShareTime  = 5 * time.Minute
	CloseTime  = 10 * time.Second
	MemberTime = 5 * time.Second // for the process to announce its model
	LossTime   = 5 * time.Second // for the end of a process to be known
	LookTime   = time.Second     // between two looks whether it computes
)

// Order has the process share a model with front-ends.
type Order struct {
	Handle  uintptr                 // of the model, in that process, unless Options.Path says which is to be loaded
	Options generation.ModelOptions // without a Template
	Silence time.Duration           // isolation.Limits
}

// Terms is the answer: what the backend is like, or why there is none.
type Terms struct {
	Failure      *fleet.Failure `json:",omitempty"`
	Class        string
	Name         string
	Capabilities generation.Capabilities
	Model        generation.ModelInfo
	Defaults     engine.Sampling
}

// Offer is the model that the process shares.
type Offer struct {
	Bus   *fleet.Bus
	Share func(handle uintptr, o generation.ModelOptions) (*generation.Backend, error)
	Open  func(o generation.ModelOptions, progress func(float32) bool) (*generation.Backend, error)

	Mu      sync.Mutex // held while a backend is made or closed
	Backend *generation.Backend
	Member  *member.Member // nil: nothing is shared
	Stop    chan struct{}  // ends watch_steps
}

// Shares is what the daemon has of the link.
type Shares struct {
	sync.Mutex
	Link *os.File // that Bus is over: a new process has a new one
	Bus  *fleet.Bus
}
