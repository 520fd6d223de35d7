// Package on_loaded tells the service manager that a load has ended.
package on_loaded

import (
	"rkllmd/cli/service/send_notice"
	"rkllmd/rkllm"
)

// OnLoaded returns what is called when a load has ended: it tells the service manager at address what the daemon does.
//
// **Runs on:** any thread. What it returns runs on the worker.
func OnLoaded(address, status string) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		if job.Err != nil {
			status += "; the last load of a model has failed"
		}
		_ = send_notice.SendNotice(address, "STATUS="+status)
	}
}
