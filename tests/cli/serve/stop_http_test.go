package serve_test

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/open_feedback"
	"rkllmd/cli/serve/serve_http"
	"rkllmd/cli/serve/stop_http"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_host"
	"rkllmd/generation"
	"rkllmd/server"
	"rkllmd/server/open_address"
)

func TestStopHTTP(t *testing.T) {
	folder := t.TempDir()
	listener, file, err := open_address.OpenAddress(server.Address{Unix: folder + "/s", Loopback: true}, "--http")
	require.NoError(t, err)
	feedback, err := open_feedback.OpenFeedback(folder + "/f")
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	s := &serve.HTTPServer{Listener: listener, File: file, Server: &http.Server{}, Feedback: feedback, Cancel: cancel,
		Sockets: create_host.CreateHost(&generation.Hub{}, generation.Meter{}, websocket.Options{})}
	ended := make(chan error, 1)
	go func() { ended <- serve_http.ServeHTTP(s)() }()
	conn, err := net.Dial("unix", folder+"/s")
	require.NoError(t, err)
	_, err = conn.Write([]byte("GET / HTTP/1.1\r\nHost: a\r\n\r\n"))
	require.NoError(t, err)
	answer, err := http.ReadResponse(bufio.NewReader(conn), nil)
	require.NoError(t, err)
	_, err = io.Copy(io.Discard, answer.Body)
	require.NoError(t, err)
	stop_http.StopHTTP(s)()
	require.NoError(t, <-ended)
	require.Error(t, ctx.Err(), "requests in progress are cancelled")
	require.NoFileExists(t, folder+"/s")
	require.ErrorIs(t, feedback.Close(), os.ErrClosed)
	_, err = conn.Read(make([]byte, 1))
	require.ErrorIs(t, err, io.EOF)
}
