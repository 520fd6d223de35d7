package client_test

import (
	"io"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/fail_connection"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/utils"
)

func TestFailConnection(t *testing.T) {
	l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
	c.Frames.Framing = utils.FramingHeader
	c.Backlog = true
	l.Now, l.Reply = 1000, []byte("earlier answers")
	fail_connection.FailConnection(l, c, &jsonrpc2.Error{Code: -32009, Message: "too late"})

	got := make([]byte, 1000)
	n, err := client.Read(got)
	require.NoError(t, err)
	require.Equal(t, "earlier answersContent-Length: 72\r\n\r\n"+
		`{"jsonrpc":"2.0","id":null,"error":{"code":-32009,"message":"too late"}}`, string(got[:n]))
	require.Empty(t, l.Reply)
	require.True(t, c.Fatal)
	require.False(t, c.Backlog)
	require.Equal(t, 1000+server.LingerTime, c.Deadline)

	l, c, client = loop_with_client.LoopWithClient(t, server.Options{})
	c.Frames.Framing = utils.FramingHTTP
	fail_connection.FailConnection(l, c, &jsonrpc2.Error{Code: -32009, Message: "too late"})
	n, err = io.ReadAtLeast(client, got, 100)
	require.NoError(t, err)
	require.Equal(t, "HTTP/1.1 400 Bad Request"+utils.HTTPHead+
		`{"jsonrpc":"2.0","id":null,"error":{"code":-32009,"message":"too late"}}`+"\n", string(got[:n]))
}
