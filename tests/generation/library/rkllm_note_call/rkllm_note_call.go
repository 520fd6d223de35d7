// Package rkllm_note_call is a call that a test waits for.
package rkllm_note_call

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// RkllmNoteCall returns a Call that sends the job to called and ends with failure; nil: it succeeds.
func RkllmNoteCall(called chan<- *rkllm.Job, failure *jsonrpc2.Error) func(*rkllm.Runtime, *rkllm.Job) {
	return func(_ *rkllm.Runtime, job *rkllm.Job) {
		job.Err = failure
		called <- job
	}
}
