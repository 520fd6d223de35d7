// Package queue_tell notes what a runtime tells of the loading of its model.
package queue_tell

import "rkllmd/rkllm"

// QueueTell returns a Reload.Tell that passes on what it is told.
func QueueTell(told chan<- rkllm.ReloadState) func(rkllm.ReloadState) {
	return func(state rkllm.ReloadState) { told <- state }
}
