// Package get_constants tells clients what they would find in the header.
package get_constants

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_constants"
	"rkllmd/rkllm/call/describe_isolation"
)

// GetConstants appends to job.Result what describe_constants says. It is made when somebody asks for the first time,
// and kept: the library and the limits stay as they are. Of a library in a process of its own it also says how that
// has fared, which changes (describe_isolation), and of the embedded runtime what the chat template of the model can
// write that is loaded.
//
// **Runs on:** any thread.
func GetConstants(rt *rkllm.Runtime, job *rkllm.Job) {
	text := rt.Constants.Load()
	if text == nil {
		made := describe_constants.DescribeConstants(rt) // by two threads at once, perhaps: they make the same
		text = &made
		rt.Constants.Store(text)
	}
	job.Result = append(job.Result, (*text)[:len(*text)-1]...)
	if rt.Library.Isolated != nil {
		job.Result = append(append(job.Result, `,"isolation":`...), describe_isolation.DescribeIsolation(rt)...)
	}
	if rt.Library.DescribeTemplate != nil {
		rt.HandleLock.RLock()
		handle := rt.Handle
		rt.HandleLock.RUnlock()
		job.Result = append(append(job.Result, `,"chat_template":`...), rt.Library.DescribeTemplate(handle)...)
	}
	job.Result = append(job.Result, '}')
}
