package queue_test

import (
	"testing"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/wake_worker"
)

func TestWakeWorker(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	woken := make(chan struct{})
	rt.Mu.Lock()
	go func() {
		wake_worker.WakeWorker(rt)() // gets the lock when this one waits
		close(woken)
	}()
	rt.Wake.Wait()
	rt.Mu.Unlock()
	<-woken
}
