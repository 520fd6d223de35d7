package server_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/handle_wake"
	"rkllmd/server/stop_loop"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestHandleWake(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	var told sync.WaitGroup
	told.Add(1)
	l.OnStop = told.Done // which panics at a second call
	asked := make(chan struct{})
	l.Asked = []chan struct{}{asked}
	handle_wake.HandleWake(l)
	<-asked
	require.Empty(t, l.Asked)
	require.False(t, l.Stopping)
	for range 2 {
		stop_loop.StopLoop(l)
		handle_wake.HandleWake(l)
		require.True(t, l.Stopping)
	}
	told.Wait()
}
