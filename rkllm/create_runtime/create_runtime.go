// Package create_runtime makes the runtime of a library.
package create_runtime

import (
	"sync"

	"rkllmd/rkllm"
)

// CreateRuntime returns a runtime without a model over library. Limits that are zero get their defaults. Nothing is called
// before run_worker is started on it.
//
// **Runs on:** any.
func CreateRuntime(library *rkllm.Library, limits rkllm.Limits) *rkllm.Runtime {
	if limits.Queue == 0 {
		limits.Queue = rkllm.DefaultQueue
	}
	if limits.QueuePerConnection == 0 {
		limits.QueuePerConnection = rkllm.DefaultQueuePerConnection
	}
	rt := &rkllm.Runtime{Library: library, Limits: limits, Idle: make(chan struct{})}
	rt.Wake = sync.NewCond(&rt.Mu)
	return rt
}
