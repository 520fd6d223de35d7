package run_swarm_connect_test

import (
	"bufio"
	"bytes"
	"io"
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/create_swarm_command"
)

func TestRunSwarmConnect(t *testing.T) {
	t.Setenv("RKLLMD_SWARM_HOME", t.TempDir())
	path := filepath.Join(t.TempDir(), "s")
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	defer listener.Close()
	t.Run("one prompt", func(t *testing.T) {
		go func() {
			conn, _ := listener.Accept()
			io.WriteString(conn, `{"type":"server_info","payload":{}}`+"\n")
			bufio.NewReader(conn).ReadString('\n')
			io.WriteString(conn, `{"type":"chat_chunk","request_id":"1","payload":{"text":"Hello"}}`+"\n"+`{"type":"chat_end","request_id":"1","payload":{"finish_reason":"stop"}}`+"\n")
		}()
		var out bytes.Buffer
		command := create_swarm_command.CreateSwarmCommand()
		command.SetOut(&out)
		command.SetArgs([]string{"connect", "unix://" + path, "Hi"})
		require.NoError(t, command.Execute())
		require.Equal(t, "Hello\n", out.String())
	})
	t.Run("who waits too long connects again", func(t *testing.T) {
		input, keyboard := io.Pipe()
		go func() {
			conn, _ := listener.Accept()
			io.WriteString(conn, `{"type":"server_info","payload":{}}`+"\n"+`{"type":"error","payload":{"code":"TIMEOUT_NO_RESPONSE","message":"idle"}}`+"\n")
			io.ReadAll(conn) // until the client has left
			conn.Close()
			io.WriteString(keyboard, "Hi\n")
			conn, _ = listener.Accept()
			io.WriteString(conn, `{"type":"server_info","payload":{}}`+"\n")
			bufio.NewReader(conn).ReadString('\n')
			io.WriteString(conn, `{"type":"chat_chunk","request_id":"1","payload":{"text":"Hello"}}`+"\n"+`{"type":"chat_end","request_id":"1","payload":{"finish_reason":"stop"}}`+"\n")
			keyboard.Close()
		}()
		var out bytes.Buffer
		command := create_swarm_command.CreateSwarmCommand()
		command.SetIn(input)
		command.SetOut(&out)
		command.SetArgs([]string{"connect", "unix://" + path})
		require.NoError(t, command.Execute())
		require.Equal(t, "Hello\n", out.String())
	})
	t.Run("wrong usage", func(t *testing.T) {
		for _, args := range [][]string{{}, {"a", "b", "c"}, {"a", "--swarm-bootstrap", "x"}} {
			command := create_swarm_command.CreateSwarmCommand()
			command.SilenceUsage, command.SilenceErrors = true, true
			command.SetArgs(append([]string{"connect"}, args...))
			require.ErrorIs(t, command.Execute(), cli.ErrUsage)
		}
	})
}
