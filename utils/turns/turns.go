// Package turns holds the types and constants of its room: who of those that wait goes first.
//
// Users take turns, whatever each of them has opened. Within a user's turn the client with the earliest deadline goes
// first, so that a short target makes a request urgent and nobody waits for ever. And whoever has come before others
// is overtaken by them a limited number of times only. So, where N clients always have work, each waits for 2 N answers
// at most; and where U users do, each user for 2 U, however many clients the others have.
package turns

import (
	"sync/atomic"
	"time"
)

// LastClient is the client's number that was given last: one number for every connection, or request without one, of
// this process, whatever it speaks, and none twice.
var LastClient atomic.Uint64

// DefaultTarget is how long a request that names no target may wait, for the order in which requests are taken.
const DefaultTarget = time.Second

// How often a client may be overtaken.
const (
	MostOvertaken = 2 // while several users wait
	// while one user's clients wait: by so many others; where there are more than twice as many, by half of them
	MostOfFew = 7
)

// Class sorts those who wait before anything else does.
type Class int8

const (
	First Class = iota - 1 // has begun already: goes on as soon as it can
	Waits
	Held // does not want its turn now
)

// Client is who asks.
type Client struct {
	User   string // to whom it belongs: "uid 1000", or a network address
	Number uint64 // tells it from the user's others
}

// Turn is one request's place among those that wait.
type Turn struct {
	// Set before queue_turn.
	Client Client
	Target time.Duration // how soon it would like to be taken; less than 0 is more urgent still; 0: DefaultTarget

	Class Class // set before order_turns, by whom the line belongs to

	// Set by queue_turn and take_turn.
	Queued    time.Time
	Due       time.Time // Queued and Target: the order of a client's own requests
	Deadline  time.Time // Due, or later: Target from when a request of the same client was taken last
	Place     uint64    // of the client among the clients: whoever came before, or was not taken since, has a lower one
	UserPlace uint64    // of the user among the users
	Overtaken int       // how often one with a higher Place was taken
	Company   int       // how many clients have waited at once since it has its Place, at most

	// Set by order_turns.
	Index     int // in Line.Turns, as it was
	Round     int // how many of the client's go before it
	UserRound int // how many of the user's do
}

// Line is those who wait. Its owner's lock guards it.
type Line struct {
	Turns     []*Turn
	Changed   bool // since order_turns: somebody came, went, or is of another class
	Arrival   bool // a user's requests go in the order in which they came, as far as their targets are the same
	LastPlace uint64
	Forced    bool // the first one goes first because he was overtaken too often
	WasForced bool // so did the one who was taken last

	// Of order_turns, kept for their memory.
	Clients map[Client]int
	Users   map[string]int
}
