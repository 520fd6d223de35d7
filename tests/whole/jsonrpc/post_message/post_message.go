// Package post_message sends a message over HTTP.
package post_message

import (
	"bufio"
	"net"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// PostMessage sends message to the daemon at path as the body of a request of HTTP, with one header more unless it is
// "", and returns the response, whose body is still to be read from conn.
func PostMessage(tb testing.TB, path, method, header, message string) (response *http.Response, conn net.Conn) {
	tb.Helper()
	conn, err := net.Dial("unix", path)
	require.NoError(tb, err)
	tb.Cleanup(func() { conn.Close() })
	request, err := http.NewRequestWithContext(tb.Context(), method, "http://rkllmd/", strings.NewReader(message))
	require.NoError(tb, err)
	if name, value, given := strings.Cut(header, ": "); given {
		request.Header.Set(name, value)
	}
	require.NoError(tb, request.Write(conn))
	response, err = http.ReadResponse(bufio.NewReader(conn), request)
	require.NoError(tb, err)
	return response, conn
}
