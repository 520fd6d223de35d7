package cli

import (
	"io"
	"sync"
	"time"

	"rkllmd/store/fetch"
)

// How models are pulled where nobody says it.
const (
	PullConnections     = 4
	MostPullConnections = 16
	PullPatience        = 2 * time.Minute
)

// PullTick is how often a download's line on a terminal is written.
const PullTick = 200 * time.Millisecond

// PullDisplay is what a person sees of a pull.
type PullDisplay struct {
	Out      io.Writer
	Terminal bool          // Out is one, and no dumb one
	Ended    chan struct{} // closed when the pull has ended

	Mu       sync.Mutex
	File     string
	Progress *fetch.Progress // of File, which comes; nil: none does
	Begun    time.Time
	Before   int64 // bytes that were there then
}
