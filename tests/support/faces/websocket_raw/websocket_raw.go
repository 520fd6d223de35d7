// Package websocket_raw connects WebSocket clients that write their frames themselves.
package websocket_raw

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// Raw is the connection of such a client.
type Raw struct {
	net.Conn
	In *bufio.Reader
}

// WebsocketRaw connects to /generate at address, sends early right behind the request, and returns the connection as a
// WebSocket. It is closed when the test ends; what is not done on it after five minutes fails.
func WebsocketRaw(t testing.TB, address, early string) Raw {
	t.Helper()
	conn, err := net.Dial("tcp", address)
	require.NoError(t, err)
	t.Cleanup(func() { conn.Close() })
	require.NoError(t, conn.SetDeadline(time.Now().Add(5*time.Minute)))
	_, err = fmt.Fprintf(conn, "GET /generate HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: "+
		"websocket\r\nSec-WebSocket-Version: 13\r\n"+
		"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n%s", early)
	require.NoError(t, err)
	in := bufio.NewReader(conn)
	answer, err := http.ReadResponse(in, nil)
	require.NoError(t, err)
	require.Equal(t, http.StatusSwitchingProtocols, answer.StatusCode)
	return Raw{conn, in}
}
