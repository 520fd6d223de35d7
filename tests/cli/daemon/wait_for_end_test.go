package daemon_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/daemon/wait_for_end"
	"rkllmd/server/lock_path"
)

func TestWaitForEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	require.NoError(t, wait_for_end.WaitForEnd(path, time.Hour, nil), "nobody is there")
	lock, err := lock_path.LockPath(path, "")
	require.NoError(t, err)
	require.ErrorContains(t, wait_for_end.WaitForEnd(path, 20*time.Millisecond, nil), "s.lock: end it by hand")
	stop := make(chan struct{})
	close(stop)
	require.ErrorIs(t, wait_for_end.WaitForEnd(path, time.Hour, stop), cli.ErrInterrupted)
	ended := make(chan error)
	go func() { ended <- wait_for_end.WaitForEnd(path, time.Hour, nil) }()
	require.NoError(t, unix.Close(lock))
	require.NoError(t, <-ended)
	require.NoError(t, wait_for_end.WaitForEnd(path, time.Hour, nil), "a lock that was left behind")
}
