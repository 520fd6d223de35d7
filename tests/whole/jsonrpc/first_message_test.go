package jsonrpc_test

import (
	"bufio"
	"io"
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/tests/support/server/server_ask"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_start"
)

// A client that says nothing for too long is told so and closed; one that has spoken is not.
func TestFirstMessage(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}`
	l := server_start.ServerStart(t, server.Options{FirstMessageTimeout: 100 * time.Millisecond})
	silent := server_dial.ServerDial(t, l)
	var quick *net.UnixConn
	got := ""
	for tries := 0; got != answer+"\n" && tries < 100; tries++ { // on a busy machine a request may be too late
		quick = server_dial.ServerDial(t, l)
		io.WriteString(quick, request)
		got, _ = bufio.NewReader(quick).ReadString('\n')
	}
	require.Equal(t, answer+"\n", got)
	said, err := io.ReadAll(silent)
	require.NoError(t, err)
	require.Contains(t, string(said), `"code":-32009`)
	require.Equal(t, answer, server_ask.ServerAsk(t, quick, request))
}
