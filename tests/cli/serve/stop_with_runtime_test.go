package serve_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/stop_with_runtime"
	"rkllmd/rkllm"
	"rkllmd/tests/cli/serve/cli_note"
)

func TestStopWithRuntime(t *testing.T) {
	for _, first := range []string{"the runtime", "the loop"} {
		var list []string
		rt, loop, stopped := &rkllm.Runtime{Idle: make(chan struct{})}, make(chan struct{}), make(chan struct{})
		go stop_with_runtime.StopWithRuntime(rt, []*serve.Front{{Stop: cli_note.CliNote(&list, first)}}, loop, stopped)
		if first == "the runtime" {
			close(rt.Idle)
		} else {
			close(loop)
		}
		<-stopped
		require.Equal(t, []string{first}, list)
	}
}
