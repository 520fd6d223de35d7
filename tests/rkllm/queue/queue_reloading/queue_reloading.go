// Package queue_reloading makes a runtime that loads its model again.
package queue_reloading

import (
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/rkllm/queue/queue_lost"
	"rkllmd/tests/rkllm/queue/queue_tell"
)

// QueueReloading returns a runtime without a worker whose model is loaded, and would be loaded again; told has what it
// tells.
func QueueReloading() (rt *rkllm.Runtime, told chan rkllm.ReloadState) {
	rt = create_runtime.CreateRuntime(&rkllm.Library{Isolated: &rkllm.Isolated{Lost: queue_lost.QueueLost}},
		rkllm.Limits{})
	rt.Loaded, rt.Handle = true, 1
	told = make(chan rkllm.ReloadState, 10)
	rt.Reload = &rkllm.Reload{Pause: time.Hour, Longest: 3 * time.Hour, Window: time.Minute,
		Init: &rkllm.KeptCall{Path: "/m"}, Tell: queue_tell.QueueTell(told)}
	return rt, told
}
