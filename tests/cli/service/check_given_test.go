package service_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/service/check_given"
	"rkllmd/server"
	"rkllmd/tests/cli/service/service_listen"
)

func TestCheckGiven(t *testing.T) {
	for _, test := range []struct{ network, address string }{{"unix", filepath.Join(t.TempDir(), "s")},
		{"tcp", "127.0.0.1:0"}, {"tcp", "[::1]:0"}} {
		fd, name := service_listen.ServiceListen(t, test.network, test.address)
		want := server.Address{Loopback: true, Inherited: fd, Unix: name}
		if test.network == "tcp" {
			want.Unix, want.Host = "", name
		}
		got, err := check_given.CheckGiven(fd)
		require.NoError(t, err)
		require.Equal(t, want, got)
		flags, err := unix.FcntlInt(uintptr(fd), unix.F_GETFL, 0)
		require.NoError(t, err)
		require.NotZero(t, flags&unix.O_NONBLOCK)
	}
	fd, _ := service_listen.ServiceListen(t, "tcp", "0.0.0.0:0")
	got, err := check_given.CheckGiven(fd)
	require.NoError(t, err)
	require.False(t, got.Loopback)

	file, err := os.Open("/dev/null")
	require.NoError(t, err)
	defer file.Close()
	_, err = check_given.CheckGiven(int(file.Fd()))
	require.EqualError(t, err, "it is no socket")
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM, 0)
	require.NoError(t, err)
	defer unix.Close(pair[0])
	defer unix.Close(pair[1])
	_, err = check_given.CheckGiven(pair[0])
	require.ErrorContains(t, err, "no stream socket that listens: ListenStream=")
}
