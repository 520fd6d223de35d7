// Package finish_client_load logs how the loading of a client's model has ended.
package finish_client_load

import (
	"rkllmd/cli/daemon/describe_refusal"
	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// FinishClientLoad returns the end of a job that loads the model at path for a client of HTTP: a failure is logged.
//
// **Runs on:** any thread. What it returns runs on the worker.
func FinishClientLoad(path string) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		if job.Err != nil {
			log_message.LogMessage(utils.LevelInfo, "a model could not be loaded", "path", path, "for", "http",
				"reason", describe_refusal.DescribeRefusal(job.Err))
		}
	}
}
