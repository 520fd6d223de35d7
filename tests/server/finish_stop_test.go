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
	"rkllmd/utils/get_timestamp"
)

func TestFinishStop(t *testing.T) {
	t.Run("it waits for the model", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		c, _ := server_admit.ServerAdmit(t, l)
		go func() {
			time.Sleep(20 * time.Millisecond)
			stop_runtime.StopRuntime(l.Runtime)
		}()
		l.EndAt = get_timestamp.GetTimestamp() + int64(time.Minute)
		finish_stop.FinishStop(l)
		require.True(t, c.Closed)
		select {
		case <-l.Runtime.Idle:
		default:
			t.Fatal("the model is not freed yet")
		}
	})
	t.Run("not for ever", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		l.EndAt = get_timestamp.GetTimestamp() + int64(20*time.Millisecond)
		finish_stop.FinishStop(l) // nobody has stopped the runtime
		require.GreaterOrEqual(t, get_timestamp.GetTimestamp(), l.EndAt)
		select {
		case <-l.Runtime.Idle:
			t.Fatal("the model is freed")
		default:
		}
	})
}
