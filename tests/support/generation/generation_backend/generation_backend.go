// Package generation_backend makes a backend that computes nothing.
package generation_backend

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_note"
	"rkllmd/tests/support/generation/generation_note_modify"
	"rkllmd/tests/support/generation/generation_note_render"
	"rkllmd/tests/support/generation/generation_note_start"
)

// GenerationBackend makes a backend that can do everything and only notes what it is asked for: the model has 256
// tokens and a context of 64.
func GenerationBackend() (*generation_note.Notes, *generation.Backend) {
	n := &generation_note.Notes{}
	return n, &generation.Backend{
		Name: "toy",
		Capabilities: generation.Capabilities{Sequences: 1, Seeds: true, Tokens: true, Messages: true, Logprobs: true,
			EndTokens: true, MinP: true, Sampling: true, MaxTokens: true, Pause: true, Modify: true, Sessions: true,
			Exact: true},
		Model:    generation.ModelInfo{Name: "toy", ContextSize: 64, Vocabulary: 256},
		Defaults: engine.Sampling{TopK: 1, TopP: 1, Temperature: 1, RepeatPenalty: 1},
		Start:    generation_note_start.GenerationNoteStart(n),
		Abort:    generation_note.GenerationNote(n, "abort"),
		Pause:    generation_note.GenerationNote(n, "pause"),
		Resume:   generation_note.GenerationNote(n, "resume"),
		Modify:   generation_note_modify.GenerationNoteModify(n),
		Render:   generation_note_render.GenerationNoteRender(n),
	}
}
