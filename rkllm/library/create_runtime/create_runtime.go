// Package create_runtime makes the runtime of a library.
package create_runtime

import (
	"sync"

	"rkllmd/rkllm"
	rkllm_library "rkllmd/rkllm/library"
	"rkllmd/utils/turns"
)

// CreateRuntime returns a runtime without a model over library. Limits that are zero get their defaults. Nothing is
// called before run_worker is started on it.
//
// **Runs on:** any thread.
func CreateRuntime(library *rkllm.Library, limits rkllm.Limits) *rkllm.Runtime {
	if limits.Queue == 0 {
		limits.Queue = rkllm_library.DefaultQueue
	}
	if limits.QueuePerConnection == 0 {
		limits.QueuePerConnection = rkllm_library.DefaultQueuePerConnection
	}
	rt := &rkllm.Runtime{Library: library, Limits: limits, Idle: make(chan struct{}),
		Line: turns.Line{Arrival: true}}
	rt.Wake = sync.NewCond(&rt.Mu)
	return rt
}
