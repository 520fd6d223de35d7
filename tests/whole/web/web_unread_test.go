package web_test

import (
	"fmt"
	"io"
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
)

// A body that is announced and never comes holds up neither the answer nor the connection's place: not where nobody
// wants it, because the request is refused or needs none, and not where it comes drop by drop.
func TestWebUnread(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t)
	for status, request := range map[string]string{
		"200": "GET /healthz HTTP/1.1\r\nContent-Length: 1000",
		"404": "GET /nowhere HTTP/1.1\r\nContent-Length: 1000",
		"415": "POST /v1/generate HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: 1000",
		"405": "POST /v1/models HTTP/1.1\r\nTransfer-Encoding: chunked",
		"403": "POST /v1/generate HTTP/1.1\r\nOrigin: http://evil.example\r\nContent-Length: 1000",
	} {
		t.Run(status, func(t *testing.T) {
			t.Parallel()
			conn, err := net.Dial("tcp", address)
			require.NoError(t, err)
			defer conn.Close()
			require.NoError(t, conn.SetDeadline(time.Now().Add(30*time.Second)))
			_, err = fmt.Fprintf(conn, "%s\r\nHost: localhost\r\n\r\n", request)
			require.NoError(t, err)
			answer, err := io.ReadAll(conn)
			require.NoError(t, err, "the connection is closed: %s", answer)
			require.Contains(t, string(answer), "HTTP/1.1 "+status)
		})
	}
}
