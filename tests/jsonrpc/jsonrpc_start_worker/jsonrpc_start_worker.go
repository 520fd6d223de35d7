// Package jsonrpc_start_worker starts a runtime's worker.
package jsonrpc_start_worker

import (
	"testing"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
)

// JsonrpcStartWorker starts the worker of rt, and stops it when the test ends.
func JsonrpcStartWorker(t testing.TB, rt *rkllm.Runtime) {
	go run_worker.RunWorker(rt)
	t.Cleanup(func() {
		stop_runtime.StopRuntime(rt)
		<-rt.Idle
	})
}
