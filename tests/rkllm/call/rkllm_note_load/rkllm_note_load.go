// Package rkllm_note_load notes what a runtime tells of its loads.
package rkllm_note_load

import (
	"rkllmd/rkllm"
	"rkllmd/tests/rkllm/call/rkllm_note_load_end"
)

// RkllmNoteLoad returns one of Runtime.LoadHooks, which notes under name that a load begins and, if end is set, how it
// ends.
//
// **Runs on:** any thread.
func RkllmNoteLoad(seen *[]string, name string, end bool) func(*rkllm.Runtime, *rkllm.Job) func(*rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) func(*rkllm.Job) {
		*seen = append(*seen, name+" begins "+job.Function)
		if !end {
			return nil
		}
		return rkllm_note_load_end.RkllmNoteLoadEnd(seen, name)
	}
}
