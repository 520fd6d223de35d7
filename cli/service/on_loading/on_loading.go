// Package on_loading tells the service manager that a model is being loaded.
package on_loading

import (
	"rkllmd/cli/service/on_loaded"
	"rkllmd/cli/service/send_notice"
	"rkllmd/rkllm"
)

// OnLoading returns a hook of loads: it tells the service manager at address that a model is being loaded, and at the
// end that the daemon does what status says.
//
// **Runs on:** any thread. What it returns runs on the worker.
func OnLoading(address, status string) func(*rkllm.Runtime, *rkllm.Job) func(*rkllm.Job) {
	return func(*rkllm.Runtime, *rkllm.Job) func(*rkllm.Job) {
		_ = send_notice.SendNotice(address, "STATUS="+status+"; a model is being loaded")
		return on_loaded.OnLoaded(address, status)
	}
}
