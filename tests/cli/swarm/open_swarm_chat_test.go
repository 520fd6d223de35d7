package swarm_test

import (
	"bufio"
	"bytes"
	"io"
	"net"
	"path/filepath"
	"testing"

	"github.com/mr-tron/base58"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/swarm/open_swarm_chat"
	"rkllmd/faces/swarm"
	"rkllmd/tests/cli/cli_chat"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestOpenSwarmChat(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	defer listener.Close()
	go func() {
		conn, _ := listener.Accept()
		io.WriteString(conn, `{"type":"server_info","payload":{"host_name":"h","model":"m","status":"ready"}}`+"\n")
		bufio.NewReader(conn).ReadString('\n')
		io.WriteString(conn, `{"type":"chat_chunk","request_id":"1","payload":{"text":"Hel"}}`+"\n")
		conn.Close()
	}()
	test := cli_chat.CliChat(t)
	test.Chat.Host = "unix://" + path
	test.Chat.Lines <- "Hi"
	require.EqualError(t, open_swarm_chat.OpenSwarmChat(test.Chat),
		"HOST_DISCONNECTED: the host has ended the connection")
	require.Equal(t, "Hel", test.Out.String())
	require.Equal(t, "h: m (ready)\n", test.Log.String())
	t.Run("through a sidecar, which says why not", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Host = base58.Encode(bytes.Repeat([]byte{1}, swarm.SecretBytes))
		test.Chat.Home = swarm_home.SwarmHome(t, "v20.0.0",
			`echo '{"code":"HOST_OFFLINE","message":"nobody"}' >&2; exit 1`)
		require.EqualError(t, open_swarm_chat.OpenSwarmChat(test.Chat), "HOST_OFFLINE: nobody")
	})
	t.Run("neither", func(t *testing.T) {
		test := cli_chat.CliChat(t)
		test.Chat.Host = "abc"
		require.ErrorContains(t, open_swarm_chat.OpenSwarmChat(test.Chat), "INVALID_SERVER_ID")
		test.Chat.Host = "unix://" + path + "2"
		require.ErrorContains(t, open_swarm_chat.OpenSwarmChat(test.Chat), "HOST_OFFLINE")
	})
}
