package swarm_test

import (
	"bufio"
	"bytes"
	"io"
	"net"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_swarm_command"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
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
			io.WriteString(conn, `{"type":"chat_chunk","request_id":"1","payload":{"text":"Hello"}}`+"\n"+
				`{"type":"chat_end","request_id":"1","payload":{"finish_reason":"stop"}}`+"\n")
		}()
		var out bytes.Buffer
		command := create_swarm_command.CreateSwarmCommand()
		command.SetOut(&out)
		command.SetArgs([]string{"connect", "unix://" + path, "Hi"})
		require.NoError(t, command.Execute())
		require.Equal(t, "Hello\n", out.String())
	})
	t.Run("who waits too long connects again, in a terminal", func(t *testing.T) {
		person, program := open_terminal.OpenTerminal(t)
		command := create_swarm_command.CreateSwarmCommand()
		command.SetIn(program)
		command.SetOut(program)
		command.SetErr(program)
		command.SetArgs([]string{"connect", "unix://" + path})
		ended := make(chan error, 1)
		go func() { ended <- command.Execute() }()
		const info = `{"type":"server_info","payload":{"host_name":"box","model":"m","status":"ready"}}` + "\n"
		conn, err := listener.Accept()
		require.NoError(t, err)
		io.WriteString(conn, info)
		screen := terminal_until.TerminalUntil(t, person, "", "> ")
		io.WriteString(conn, `{"type":"error","payload":{"code":"TIMEOUT_NO_RESPONSE","message":"idle"}}`+"\n")
		io.ReadAll(conn) // until the client has left
		conn.Close()
		screen += terminal_until.TerminalUntil(t, person, "\n", "> ") + terminal_until.TerminalUntil(t, person, "Hi\n",
			"Hi")
		conn, err = listener.Accept()
		require.NoError(t, err)
		io.WriteString(conn, info)
		bufio.NewReader(conn).ReadString('\n')
		io.WriteString(conn, `{"type":"chat_chunk","request_id":"1","payload":{"text":"Hello"}}`+"\n"+
			`{"type":"chat_end","request_id":"1","payload":{"finish_reason":"stop"}}`+"\n")
		screen += terminal_until.TerminalUntil(t, person, "", "Hello", "> ")
		screen += terminal_until.TerminalUntil(t, person, "\x04", "\n")
		require.NoError(t, <-ended)
		require.Equal(t, "box: m (ready)\n> \n> Hi\n[connected again]\nHello\n> \n", strings.ReplaceAll(screen, "\r",
			""))
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
