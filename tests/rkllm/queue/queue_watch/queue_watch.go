// Package queue_watch notes what a runtime tells of its model.
package queue_watch

import "rkllmd/rkllm"

// QueueWatch returns a Runtime.Watch that passes on what it is told.
func QueueWatch(watched chan<- bool) func(*rkllm.Runtime, bool) {
	return func(_ *rkllm.Runtime, loaded bool) { watched <- loaded }
}
