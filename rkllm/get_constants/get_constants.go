// Package get_constants tells clients what they would find in the header.
package get_constants

import (
	"encoding/json"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_constants"
	"rkllmd/rkllm/call/describe_isolation"
	"rkllmd/rkllm/versions/describe_versions"
)

// GetConstants appends to job.Result what describe_constants says of the library that serves. It is made when somebody
// asks for the first time, and kept until another library serves. Where there are several it also says which ones
// (describe_versions); where there is an HTTP front-end its address; of a library in a process of its own how that has
// fared (describe_isolation), and of the embedded runtime what the chat template of the model can write that is loaded.
//
// **Runs on:** any thread.
func GetConstants(rt *rkllm.Runtime, job *rkllm.Job) {
	library, made := rt.Serving.Load(), rt.Constants.Load()
	if made == nil || made.Library != library { // by two threads at once, perhaps: they make the same
		made = &rkllm.Constants{Library: library, Text: describe_constants.DescribeConstants(library, &rt.Limits)}
		rt.Constants.Store(made)
	}
	job.Result = append(job.Result, made.Text[:len(made.Text)-1]...)
	if rt.HTTP != "" {
		address, _ := json.Marshal(rt.HTTP) // a text cannot fail
		job.Result = append(append(job.Result, `,"http":`...), address...)
	}
	if library.Versions != nil {
		job.Result = append(append(job.Result, `,"libraries":`...), describe_versions.DescribeVersions(library)...)
	}
	if library.Isolated != nil {
		job.Result = append(append(job.Result, `,"isolation":`...), describe_isolation.DescribeIsolation(rt)...)
	}
	if library.DescribeTemplate != nil {
		rt.HandleLock.RLock()
		handle := rt.Handle
		rt.HandleLock.RUnlock()
		job.Result = append(append(job.Result, `,"chat_template":`...), library.DescribeTemplate(handle)...)
	}
	job.Result = append(job.Result, '}')
}
