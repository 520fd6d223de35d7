package program_test

import (
	"bufio"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/whole/program/piped_daemon"
)

// What reads the daemon's log may go away, as the head of `rkllmd serve 2>&1 | head -2` does, or not read for a while:
// neither ends the daemon, nor makes its clients wait.
func TestLogReaders(t *testing.T) {
	const ping, pong = `{"jsonrpc":"2.0","id":%d,"method":"rkllm.is_running"}`, `{"jsonrpc":"2.0","id":%d,"result":0}`
	t.Run("gone", func(t *testing.T) {
		socket, log := piped_daemon.PipedDaemon(t, "--log-level", "debug")
		reader := bufio.NewReader(log)
		for range 2 {
			_, err := reader.ReadString('\n')
			require.NoError(t, err)
		}
		require.NoError(t, log.Close())
		for i := range 5 { // each of them is a line when it comes, and one when it goes
			client := connect_client.ConnectClient(t, socket)
			require.Equal(t, fmt.Sprintf(pong, i), ask_daemon.AskDaemon(t, client, ping, i))
			require.NoError(t, client.Conn.Close())
		}
	})
	t.Run("not reading", func(t *testing.T) {
		socket, log := piped_daemon.PipedDaemon(t, "--log-level", "debug")
		const clients = 1000 // about 200 bytes of log for each; a pipe holds 64 KiB
		for i := range clients {
			client := connect_client.ConnectClient(t, socket)
			require.Equal(t, fmt.Sprintf(pong, i), ask_daemon.AskDaemon(t, client, ping, i))
			require.NoError(t, client.Conn.Close())
		}
		connect_client.ConnectClient(t, socket) // the last line is not this one's end
		reader, seen := bufio.NewReader(log), 0
		for seen <= clients { // nothing is lost: it waits for its reader
			line, err := reader.ReadString('\n')
			require.NoError(t, err)
			if strings.Contains(line, `msg="client connected"`) {
				seen++
			}
			require.NotContains(t, line, "lost")
		}
	})
}
