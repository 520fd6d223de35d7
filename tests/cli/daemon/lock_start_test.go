package daemon_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/daemon/lock_start"
)

func TestLockStart(t *testing.T) {
	folder := t.TempDir()
	first, err := lock_start.LockStart(folder)
	require.NoError(t, err)
	second := make(chan error)
	go func() {
		file, err := lock_start.LockStart(folder)
		second <- err
		file.Close()
	}()
	other, err := unix.Open(folder+"/start.lock", unix.O_RDWR, 0)
	require.NoError(t, err)
	defer unix.Close(other)
	require.ErrorIs(t, unix.Flock(other, unix.LOCK_EX|unix.LOCK_NB), unix.EWOULDBLOCK)
	select {
	case <-second:
		t.Fatal("two have the lock")
	default:
	}
	first.Close()
	require.NoError(t, <-second)
	_, err = lock_start.LockStart("/nowhere")
	require.ErrorContains(t, err, "cannot lock /nowhere/start.lock")
}
