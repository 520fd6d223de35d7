// Package finish_client_load logs how the loading of a client's model has ended.
package finish_client_load

import (
	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// FinishClientLoad returns the end of a job that loads the model at path for a client of HTTP: it is logged.
//
// **Runs on:** any; what it returns on the worker.
func FinishClientLoad(path string) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		if job.Err == nil {
			log_message.LogMessage(utils.LevelInfo, "model loaded", "path", path, "for", "http")
			return
		}
		log_message.LogMessage(utils.LevelWarn, "a model could not be loaded", "path", path, "for", "http", "reason", job.Err.Message)
	}
}
