// Package gateway holds the types of its room: a daemon whose front-ends serve what members compute.
package gateway

import (
	"sync"
	"time"

	"rkllmd/engine"
	"rkllmd/fleet"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// Gateway owns the runs of its front-ends' clients. One goroutine does all that happens to them, run_gateway: others
// queue events for it.
type Gateway struct {
	Bus  *fleet.Bus
	Name string
	// Restart: fleet.Options. Set before there are runs
	Restart bool
	// Patience: fleet.Options; 0: fleet.AnswerTime. Set before there are runs
	Patience time.Duration
	// Spill takes requests for which the fleet has no room; nil: they wait. Set before there are runs
	Spill *generation.Backend

	Mu      sync.Mutex
	Events  []Event
	Members map[string]*Member // by name. Changed by run_gateway only
	Waiting int                // runs that no member has, those included that run_gateway has not seen yet
	Waiters map[string]int     // how many of Waiting are whose (add_waiting)
	Closed  bool
	Figures map[string]Figures // by member
	Spilled uint64             // requests that Spill has taken
	Reason  string             // why it is closed, for its runs; "": this daemon leaves the fleet

	// Alone: its one member is a process of this daemon, of which nobody need hear. Most is how many runs wait at most;
	// 0: fleet.MostWaiting. Set before the first run.
	Alone bool
	Most  int

	Wake  chan struct{} // capacity 1: there are events
	Ended chan struct{} // closed when run_gateway has ended
	Stops []func()      // what listens

	// run_gateway only.
	Classes map[string][]*Member // Members by their class; nil: it is made anew (choose_member)
	Tasks   map[string]*Task     // by job
	Line    []*Task              // those that no member has, the first one first (order_line)
	Turns   turns.Line           // of Line
	// Changed: there may be a run in Line for which there is room now, or whose place is another one.
	Changed bool
	// Holders is which member has computed the beginning of that number (list_prefixes) last: the newer ones, and those
	// before them.
	Holders [2]map[uint64]string
}

// Member is what a gateway knows of a member.
type Member struct {
	fleet.Announcement
	Heard  time.Time
	Offers []*Task // for which it has no room in Free any more: offered since it said that, or unknown to it then
	// Pace is how long a token of a run has taken it of late, 0: not known (update_pace).
	Pace time.Duration
}

// LeastPaced is how many tokens of a run tell of a member's pace.
const LeastPaced = 8

// StaleEvery is with which of its events a member is told to end a run that it does not have any more: each would be
// too many, since what was held up comes all at once.
const StaleEvery = 16

// MostFigures is how many members' figures are kept, of those that are not there any more.
const MostFigures = 1000

// Figures is what a member has done for a gateway, from its start on.
type Figures struct{ Tokens, Lost uint64 }

// Task is a run of a gateway. The goroutine of run_gateway only.
type Task struct {
	Run      *generation.Run
	Job      fleet.Job
	Class    string
	Turn     turns.Turn
	Member   string // that has the run, or is offered it; "": none
	Offered  bool   // Member has accepted it
	Seq      int    // of the next output
	Heard    time.Time
	Asked    bool      // it is asked for now
	Crowded  bool      // the line was full when it came: somebody gives a place up (refuse_newest)
	Unserved time.Time // since when no member takes runs of Class, while it waits; zero: one does
	Unknown  int       // how often in a row the member did not know the run, or was not there
	Deaths   int
	Moves    int
	Before   string    // the member that had it before Member, until Member tells something; "": none had it
	Told     time.Time // when the client was told something last
	First    time.Duration
	// PacedFrom is when Member told a token from which on Paced others came one after the other; zero: it told none.
	PacedFrom time.Time
	Paced     int
	Modify    *engine.Sampling // that the member has not taken yet
	CallIDs   map[int]string
	Prefixes  []uint64           // of the prompt (list_prefixes); nil: they were not asked for
	Held      []generation.Event // that the client is told at the end, because the answer may begin anew until then
	Finished  bool
}

// EventKind tells events apart.
type EventKind uint8

const (
	EventStart   EventKind = iota // Task
	EventOutput                   // Output
	EventMember                   // Announcement
	EventOffered                  // Task, Epoch, Err: how its offer was answered
	EventAsked                    // Task, Epoch, Err: how the member answered
	EventAbort                    // Run
	EventPause                    // Run
	EventResume                   // Run
	EventModify                   // Run, Sampling
	EventClose
)

// Event is what has happened.
type Event struct {
	Kind         EventKind
	Task         *Task
	Run          *generation.Run
	Output       *fleet.Output
	Announcement *fleet.Announcement
	Epoch        int
	Unknown      bool
	Sampling     engine.Sampling
	Err          error
}
