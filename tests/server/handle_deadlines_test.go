package server_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/handle_deadlines"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestHandleDeadlines(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{FirstMessageTimeout: time.Second})
	for range 10 { // at 0, 1, ... 9 ms
		server_admit.ServerAdmit(t, l)
		l.Now += int64(time.Millisecond)
	}
	handle_deadlines.HandleDeadlines(l)
	require.Equal(t, int64(time.Second), l.WakeAt, "nothing is due")

	l.Now = int64(time.Second + 4*time.Millisecond)
	handle_deadlines.HandleDeadlines(l)
	failed := 0
	for _, c := range l.Waiting {
		require.Greater(t, c.Deadline, l.Now)
		if c.Fatal {
			failed++
		}
	}
	require.Equal(t, 5, failed)
	require.Equal(t, int64(time.Second+5*time.Millisecond), l.WakeAt)

	l.Now = int64(time.Hour)
	handle_deadlines.HandleDeadlines(l)
	l.Now += int64(time.Hour)
	handle_deadlines.HandleDeadlines(l)
	require.Zero(t, l.Table.Count)
	require.Zero(t, l.WakeAt)

	t.Run("accepting is still paused", func(t *testing.T) {
		l.AcceptAt, l.WakeAt = l.Now+5, l.Now-5
		handle_deadlines.HandleDeadlines(l)
		require.Equal(t, l.Now+5, l.AcceptAt)
		require.Equal(t, l.AcceptAt, l.WakeAt)
		l.Now += 5
		handle_deadlines.HandleDeadlines(l)
		require.Zero(t, l.AcceptAt)
	})
}
