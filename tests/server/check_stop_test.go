package server_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/server"
	"rkllmd/server/check_stop"
	"rkllmd/server/client/close_connection"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestCheckStop(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	c, _ := server_admit.ServerAdmit(t, l)
	l.Now, l.StopAt = 1000, 1000+server.StopTime
	require.False(t, check_stop.CheckStop(l))
	require.Equal(t, 1000+server.StopPoll, l.WakeAt, "looks again soon")
	l.Now = l.StopAt
	require.True(t, check_stop.CheckStop(l), "time is up")

	l.Now, l.StopAt = 1000, 1000+server.StopTime
	stop_runtime.StopRuntime(l.Runtime)
	<-l.Runtime.Idle
	require.False(t, check_stop.CheckStop(l))
	l.Now += server.FlushTime
	require.True(t, check_stop.CheckStop(l), "time is up sooner: nothing can come from the model")

	l.Now = 1000
	l.StopAt = 1000 + server.StopTime
	close_connection.CloseConnection(l, c)
	require.True(t, check_stop.CheckStop(l), "everybody is gone")
}
