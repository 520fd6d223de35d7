package daemon_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/wait_for_shared"
)

func TestWaitForShared(t *testing.T) {
	folder := t.TempDir()
	started := &cli.Daemon{Directory: folder, HTTP: filepath.Join(folder, "h"), Exited: make(chan struct{})}
	require.ErrorContains(t, wait_for_shared.WaitForShared(started, 20*time.Millisecond, nil), "did not listen within")
	stop := make(chan struct{}, 1)
	stop <- struct{}{}
	require.ErrorIs(t, wait_for_shared.WaitForShared(started, time.Hour, stop), cli.ErrInterrupted)
	ended := make(chan error)
	go func() { ended <- wait_for_shared.WaitForShared(started, time.Hour, nil) }()
	listener, err := net.Listen("unix", started.HTTP)
	require.NoError(t, err)
	require.NoError(t, <-ended)
	listener.Close()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "daemon.log"), []byte("first\nno such library\n"), 0o600))
	close(started.Exited)
	require.EqualError(t, wait_for_shared.WaitForShared(started, time.Hour, nil),
		"the daemon that was started for this has ended: first\nno such library")
}
