// Package get_constants tells clients what they would find in the header.
package get_constants

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_constants"
	"rkllmd/rkllm/call/describe_isolation"
)

// GetConstants appends to job.Result what describe_constants says. It is made when somebody asks for the first time,
// and kept: the library and the limits stay as they are. Of a library in a process of its own it also says how that
// has fared, which changes (describe_isolation).
//
// **Runs on:** any thread.
func GetConstants(rt *rkllm.Runtime, job *rkllm.Job) {
	text := rt.Constants.Load()
	if text == nil {
		made := describe_constants.DescribeConstants(rt) // by two threads at once, perhaps: they make the same
		text = &made
		rt.Constants.Store(text)
	}
	if rt.Library.Isolated == nil {
		job.Result = append(job.Result, *text...)
		return
	}
	job.Result = append(job.Result, (*text)[:len(*text)-1]...)
	job.Result = append(append(job.Result, `,"isolation":`...), describe_isolation.DescribeIsolation(rt)...)
	job.Result = append(job.Result, '}')
}
