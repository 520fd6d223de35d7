package server_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/stop_loop"
	"rkllmd/server/wait_events"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestWaitEvents(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	for name, lastEvent := range map[string]int64{"right after an event": 0, "long after": -2 * server.HotTime} {
		t.Run(name, func(t *testing.T) {
			l.LastEvent = lastEvent
			n, err := wait_events.WaitEvents(l, 0)
			require.NoError(t, err)
			require.Zero(t, n)
			waited := false
			for tries := 0; !waited && tries < 100; tries++ { // a signal may end a wait early
				begin := time.Now()
				n, err = wait_events.WaitEvents(l, 1)
				require.NoError(t, err)
				require.Zero(t, n)
				waited = time.Since(begin) >= time.Millisecond
			}
			require.True(t, waited)

			go func() {
				time.Sleep(10 * time.Millisecond)
				stop_loop.StopLoop(l)
			}()
			for n == 0 { // raw waits are short
				n, err = wait_events.WaitEvents(l, -1)
				require.NoError(t, err)
			}
			require.Equal(t, 1, n)
			require.Equal(t, unix.EpollEvent{Events: unix.EPOLLIN, Fd: int32(l.WakeFD)}, l.Events[0])
			_, err = unix.Read(l.WakeFD, make([]byte, 8))
			require.NoError(t, err)
		})
	}
	t.Run("no epoll", func(t *testing.T) {
		broken := &server.Loop{EpollFD: -1, Events: l.Events}
		_, err := wait_events.WaitEvents(broken, 0)
		require.Equal(t, unix.EBADF, err)
	})
}
