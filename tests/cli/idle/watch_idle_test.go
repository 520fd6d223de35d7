package idle_test

import (
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/idle/watch_idle"
	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/create_loop"
	"rkllmd/tests/cli/idle/count_looks"
)

func TestWatchIdle(t *testing.T) {
	loop, err := create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: filepath.Join(t.TempDir(),
		"s")}})
	require.NoError(t, err)
	defer close_loop.CloseLoop(loop)
	var clients, looks atomic.Int64
	clients.Store(1)
	count := count_looks.CountLooks(&clients, &looks)
	ended, done := make(chan struct{}), make(chan struct{}, 2)
	go func() {
		watch_idle.WatchIdle(loop, []func() int64{count}, nil, time.Hour, ended)
		done <- struct{}{}
	}()
	close(ended)
	<-done
	go func() {
		watch_idle.WatchIdle(loop, []func() int64{count}, nil, 30*time.Millisecond, make(chan struct{}))
		done <- struct{}{}
	}()
	require.Eventually(t, func() bool { return looks.Load() > 100 }, 2*time.Minute, time.Millisecond)
	wake := []unix.PollFd{{Fd: int32(loop.WakeFD), Events: unix.POLLIN}}
	ready, err := unix.Poll(wake, 0)
	require.NoError(t, err)
	require.Zero(t, ready, "somebody is connected")
	clients.Store(0)
	<-done
	ready, err = unix.Poll(wake, 30_000)
	require.NoError(t, err)
	require.Equal(t, 1, ready, "the loop was told to stop")
}
