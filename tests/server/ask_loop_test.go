package server_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/ask_loop"
	"rkllmd/server/close_loop"
	"rkllmd/server/run_turn"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestAskLoop(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	for range 2 {
		answers := make(chan bool, 1)
		go func() { answers <- ask_loop.AskLoop(l) }()
		for len(answers) == 0 { // a turn may end before the question has come
			require.NoError(t, run_turn.RunTurn(l))
		}
		require.True(t, <-answers)
		require.False(t, l.Stopping)
	}
	l.WakeLock.Lock()
	asked := make(chan struct{})
	l.Asked = append(l.Asked, asked)
	l.WakeLock.Unlock()
	close_loop.CloseLoop(l)
	<-asked
	require.False(t, ask_loop.AskLoop(l), "it has ended")
}
