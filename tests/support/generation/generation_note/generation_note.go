// Package generation_note notes what a backend is asked for.
package generation_note

import (
	"sync"

	"rkllmd/generation"
)

// Notes is what a backend that computes nothing was asked for.
type Notes struct {
	Mu     sync.Mutex
	Calls  []string
	Runs   []*generation.Run // that Start was given
	Refuse error             // what Start returns
}

// GenerationNote returns a verb of a backend that notes its name.
func GenerationNote(n *Notes, name string) func(*generation.Run) {
	return func(*generation.Run) {
		n.Mu.Lock()
		defer n.Mu.Unlock()
		n.Calls = append(n.Calls, name)
	}
}
