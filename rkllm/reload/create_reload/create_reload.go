// Package create_reload makes what loads models again.
package create_reload

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/reload/restore_model"
)

// CreateReload returns a Runtime.Reload with the usual times. tell, unless nil, hears of what it does.
//
// **Runs on:** any thread.
func CreateReload(tell func(rkllm.ReloadState)) *rkllm.Reload {
	return &rkllm.Reload{Pause: rkllm.ReloadPause, Longest: rkllm.ReloadLongest, Window: rkllm.ReloadWindow,
		Load: restore_model.RestoreModel, Tell: tell}
}
