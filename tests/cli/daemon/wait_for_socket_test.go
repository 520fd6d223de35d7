package daemon_test

import (
	"net"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/wait_for_socket"
)

func TestWaitForSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	_, err := wait_for_socket.WaitForSocket(path, 0)
	require.ErrorContains(t, err, "no daemon listens on "+path)
	_, err = wait_for_socket.WaitForSocket(path, time.Millisecond)
	require.ErrorContains(t, err, "no daemon listens on "+path)

	clients := make(chan *cli.Client)
	go func() {
		client, _ := wait_for_socket.WaitForSocket(path, time.Hour)
		clients <- client
	}()
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	defer listener.Close()
	client := <-clients
	require.NotNil(t, client)
	client.Conn.Close()
}
