// Package handle_discover serves rpc.discover.
package handle_discover

import (
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/openrpc/get_document"
	"rkllmd/rkllm"
)

// HandleDiscover returns the function that appends the document of s to job.Result.
//
// **Runs on:** any thread. What it returns too. Follows OpenRPC 1.3, "Service Discovery Method".
func HandleDiscover(s *jsonrpc.Server) func(*rkllm.Runtime, *rkllm.Job) {
	return func(_ *rkllm.Runtime, job *rkllm.Job) {
		job.Result = append(job.Result, get_document.GetDocument(s)...)
	}
}
