// Package keep_arguments keeps what a client has asked for.
package keep_arguments

import (
	"bytes"
	"encoding/json"

	"rkllmd/rkllm"
)

// KeepArguments returns a copy of job.Args, which lie in the client's message, where the call may be made again
// (Runtime.Reload), or its arguments prepared again (Library.Versions); nil otherwise. Runs are never made again.
//
// **Runs on:** any thread.
func KeepArguments(rt *rkllm.Runtime, job *rkllm.Job) []json.RawMessage {
	if job.Prepare == nil || rt.Serving.Load().Versions == nil && (rt.Reload == nil || job.Kind == rkllm.KindRun) {
		return nil
	}
	kept := make([]json.RawMessage, len(job.Args))
	for i, argument := range job.Args {
		kept[i] = bytes.Clone(argument)
	}
	return kept
}
