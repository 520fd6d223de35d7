package serve_test

import (
	"testing"

	"rkllmd/cli/serve/stop_with_runtime"
	"rkllmd/cli/serve/wait_for_fronts"
	"rkllmd/rkllm"
)

func TestWaitForFronts(t *testing.T) {
	loop, stopped := make(chan struct{}), make(chan struct{})
	go stop_with_runtime.StopWithRuntime(&rkllm.Runtime{}, nil, loop, stopped)
	wait_for_fronts.WaitForFronts(loop, stopped)
	<-loop // it is closed
	<-stopped
}
