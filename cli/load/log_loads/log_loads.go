// Package log_loads logs which models are loaded.
package log_loads

import (
	"time"
	"unsafe"

	"rkllmd/cli/load/log_load_end"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/read_string"
)

// LogLoads is one of Runtime.LoadHooks: log_load_end logs how each load has ended.
//
// **Runs on:** the worker.
func LogLoads(rt *rkllm.Runtime, job *rkllm.Job) func(*rkllm.Job) {
	_, member := find_member.FindMember(job.Library.Layout.Param, job.C[1], "model_path")
	path := string(read_string.ReadString(*(*unsafe.Pointer)(member)))
	return log_load_end.LogLoadEnd(rt.Serving.Load().Name, path, time.Now())
}
