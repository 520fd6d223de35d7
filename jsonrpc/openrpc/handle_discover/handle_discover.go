// Package handle_discover serves rpc.discover.
package handle_discover

import (
	"encoding/json"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/openrpc/describe_api"
	"rkllmd/rkllm"
)

// HandleDiscover returns the function that appends to job.Result what describe_api says of the methods of s and the
// library that serves. It is made when somebody asks for the first time, and kept until another library serves.
//
// **Runs on:** any thread. What it returns too. Follows OpenRPC 1.3, "Service Discovery Method".
func HandleDiscover(s *jsonrpc.Server) func(*rkllm.Runtime, *rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) {
		library, made := rt.Serving.Load(), s.Document.Load()
		if made == nil || made.Library != library { // by two threads at once, perhaps: they make the same
			// cannot fail: strings, numbers and booleans
			text, _ := json.Marshal(describe_api.DescribeAPI(s.Methods, library))
			made = &rkllm.Constants{Library: library, Text: text}
			s.Document.Store(made)
		}
		job.Result = append(job.Result, made.Text...)
	}
}
