// Package rkllm_note_watch notes what a runtime tells of its model.
package rkllm_note_watch

import "rkllmd/rkllm"

// Seen is one call of Runtime.Watch.
type Seen struct {
	Loaded bool
	Handle uintptr // at that moment
}

// RkllmNoteWatch returns a Runtime.Watch that notes its calls.
func RkllmNoteWatch(seen *[]Seen) func(*rkllm.Runtime, bool) {
	return func(rt *rkllm.Runtime, loaded bool) { *seen = append(*seen, Seen{loaded, rt.Handle}) }
}
