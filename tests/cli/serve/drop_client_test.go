package serve_test

import (
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/drop_client"
	"rkllmd/server"
)

func TestDropClient(t *testing.T) {
	conn, client := net.Pipe()
	begin := time.Now()
	go drop_client.DropClient(conn)
	_, err := client.Read(make([]byte, 1))
	require.Error(t, err)
	require.GreaterOrEqual(t, time.Since(begin), time.Duration(server.LingerTime))
}
