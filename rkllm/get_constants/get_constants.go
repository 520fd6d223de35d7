// Package get_constants tells clients what they would find in the header.
package get_constants

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_constants"
)

// GetConstants appends to job.Result what describe_constants says. It is made when somebody asks for the first time,
// and kept: the library and the limits stay as they are.
//
// **Runs on:** any thread.
func GetConstants(rt *rkllm.Runtime, job *rkllm.Job) {
	text := rt.Constants.Load()
	if text == nil {
		made := describe_constants.DescribeConstants(rt) // by two threads at once, perhaps: they make the same
		text = &made
		rt.Constants.Store(text)
	}
	job.Result = append(job.Result, *text...)
}
