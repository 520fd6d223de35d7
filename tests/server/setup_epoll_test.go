package server_test

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/open_listener"
	"rkllmd/server/setup_epoll"
)

func TestSetupEpoll(t *testing.T) {
	listener, err := open_listener.OpenListener(&server.Options{Path: filepath.Join(t.TempDir(), "s")})
	require.NoError(t, err)
	l := &server.Loop{Faces: []*server.Face{{Listener: listener}}}
	require.NoError(t, setup_epoll.SetupEpoll(l))
	defer close_loop.CloseLoop(l)
	events := make([]unix.EpollEvent, 3)
	n, err := unix.EpollWait(l.EpollFD, events, 0)
	require.NoError(t, err)
	require.Zero(t, n)

	client, err := net.Dial("unix", listener.Path)
	require.NoError(t, err)
	defer client.Close()
	_, err = unix.Write(l.WakeFD, []byte{1, 0, 0, 0, 0, 0, 0, 0})
	require.NoError(t, err)
	n, err = unix.EpollWait(l.EpollFD, events, 0)
	require.NoError(t, err)
	require.ElementsMatch(t, []unix.EpollEvent{
		{Events: unix.EPOLLIN, Fd: int32(l.WakeFD)}, {Events: unix.EPOLLIN, Fd: int32(listener.FD)},
	}, events[:n])

	t.Run("no listener", func(t *testing.T) {
		broken := &server.Loop{Faces: []*server.Face{{Listener: &server.Listener{FD: -1}}}}
		require.ErrorContains(t, setup_epoll.SetupEpoll(broken), "epoll_ctl: ")
		require.NoError(t, unix.Close(broken.EpollFD))
		require.NoError(t, unix.Close(broken.WakeFD))
	})
}
