package serve_test

import (
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/start_watch"
	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/create_loop"
)

func TestStartWatch(t *testing.T) {
	loop, err := create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: filepath.Join(t.TempDir(),
		"s")}})
	require.NoError(t, err)
	defer close_loop.CloseLoop(loop)
	start_watch.StartWatch(0, nil, nil, nil, nil) // never: nothing of it is looked at
	var clients atomic.Int64
	fronts := []*serve.Front{{}, {Count: clients.Load}}
	ended := make(chan struct{})
	defer close(ended)
	start_watch.StartWatch(time.Millisecond, loop, fronts, nil, ended)
	ready, err := unix.Poll([]unix.PollFd{{Fd: int32(loop.WakeFD), Events: unix.POLLIN}}, 60_000)
	require.NoError(t, err)
	require.Equal(t, 1, ready)
}
