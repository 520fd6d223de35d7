// Package generation_note_modify notes that a backend is to change the sampling of a run.
package generation_note_modify

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_note"
)

// GenerationNoteModify returns Modify of a backend that computes nothing.
func GenerationNoteModify(n *generation_note.Notes) func(*generation.Run, engine.Sampling) {
	return func(_ *generation.Run, s engine.Sampling) {
		n.Mu.Lock()
		defer n.Mu.Unlock()
		n.Calls = append(n.Calls, fmt.Sprintf("modify %v", s.Temperature))
	}
}
