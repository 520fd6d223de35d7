// Package create_runtime makes the runtime of a library.
package create_runtime

import (
	"sync"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library"
	"rkllmd/utils/turns"
)

// CreateRuntime returns a runtime without a model over served. Limits that are zero get their defaults. Nothing is
// called before run_worker is started on it.
//
// **Runs on:** any thread.
func CreateRuntime(served *rkllm.Library, limits rkllm.Limits) *rkllm.Runtime {
	if limits.Queue == 0 {
		limits.Queue = library.DefaultQueue
	}
	if limits.QueuePerConnection == 0 {
		limits.QueuePerConnection = library.DefaultQueuePerConnection
	}
	rt := &rkllm.Runtime{Limits: limits, Idle: make(chan struct{}),
		Line: turns.Line{Arrival: true}}
	rt.Serving.Store(served)
	rt.Wake = sync.NewCond(&rt.Mu)
	return rt
}
