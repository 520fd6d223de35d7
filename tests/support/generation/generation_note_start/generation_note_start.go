// Package generation_note_start notes the runs that a backend is to begin.
package generation_note_start

import (
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_note"
)

// GenerationNoteStart returns Start of a backend that computes nothing: the test delivers the events.
func GenerationNoteStart(n *generation_note.Notes) func(*generation.Run) error {
	return func(run *generation.Run) error {
		n.Mu.Lock()
		defer n.Mu.Unlock()
		n.Calls, n.Runs = append(n.Calls, "start"), append(n.Runs, run)
		return n.Refuse
	}
}
