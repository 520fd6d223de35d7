// Package rkllm_start_runtime starts a runtime over a fake library.
package rkllm_start_runtime

import (
	"testing"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/tests/support/rkllm/rkllm_fake_find"
)

// RkllmStartRuntime starts a runtime with its worker over a fake library, and stops it at the end of the test.
func RkllmStartRuntime(t testing.TB, fake *rkllm_fake_find.Fake, limits rkllm.Limits) *rkllm.Runtime {
	rt := create_runtime.CreateRuntime(fake.Library, limits)
	go run_worker.RunWorker(rt)
	t.Cleanup(func() {
		stop_runtime.StopRuntime(rt)
		<-rt.Idle
	})
	return rt
}
