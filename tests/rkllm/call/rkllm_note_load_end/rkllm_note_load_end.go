// Package rkllm_note_load_end notes how a load has ended.
package rkllm_note_load_end

import "rkllmd/rkllm"

// RkllmNoteLoadEnd returns what notes under name how a load has ended.
//
// **Runs on:** any thread.
func RkllmNoteLoadEnd(seen *[]string, name string) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		text := name + " ends: nil"
		if job.Err != nil {
			text = name + " ends: " + job.Err.Message
		}
		*seen = append(*seen, text)
	}
}
