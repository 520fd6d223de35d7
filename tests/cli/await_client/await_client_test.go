package await_client_test

import (
	"net"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/await_client"
)

func TestAwaitClient(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	_, err := await_client.AwaitClient(path, 0)
	require.ErrorContains(t, err, "no daemon listens on "+path)
	_, err = await_client.AwaitClient(path, time.Millisecond)
	require.ErrorContains(t, err, "no daemon listens on "+path)

	clients := make(chan *cli.Client)
	go func() {
		client, _ := await_client.AwaitClient(path, time.Hour)
		clients <- client
	}()
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	defer listener.Close()
	client := <-clients
	require.NotNil(t, client)
	client.Conn.Close()
}
