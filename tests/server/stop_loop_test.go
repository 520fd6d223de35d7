package server_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/run_turn"
	"rkllmd/server/stop_loop"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestStopLoop(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	for range 3 {
		stop_loop.StopLoop(l)
	}
	require.False(t, l.Stopping)
	require.NoError(t, run_turn.RunTurn(l))
	require.True(t, l.Stopping)
	close_loop.CloseLoop(l)
	stop_loop.StopLoop(l)
}
