package server_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/server"
	"rkllmd/server/finish_stop"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestFinishStop(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	c, _ := server_admit.ServerAdmit(t, l)
	go func() {
		time.Sleep(20 * time.Millisecond)
		stop_runtime.StopRuntime(l.Runtime)
	}()
	finish_stop.FinishStop(l)
	require.True(t, c.Closed)
	select {
	case <-l.Runtime.Idle:
	default:
		t.Fatal("the model is not freed yet")
	}
}
