// Package log_loads logs which models are loaded.
package log_loads

import (
	"time"

	"rkllmd/cli/load/log_load_end"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/find_model_path"
)

// LogLoads is one of Runtime.LoadHooks: log_load_end logs how each load has ended.
//
// **Runs on:** the worker.
func LogLoads(rt *rkllm.Runtime, job *rkllm.Job) func(*rkllm.Job) {
	return log_load_end.LogLoadEnd(rt.Serving.Load().Name, find_model_path.FindModelPath(&job.Memory), time.Now())
}
