package swarm_test

import (
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/whole/swarm/swarm_chat"
)

// A client of the daemon's chat socket may say nothing for as long as it likes, before its first prompt and after it.
// One that stops in the middle of a line, or whose line is longer than the protocol has, is told so and closed, and the
// log names the limit.
func TestSwarmSilentPeer(t *testing.T) {
	path := filepath.Join(t.TempDir(), "swarm.sock")
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--swarm-socket", path,
		"--swarm-timeout", "400ms", "--first-message-timeout", "400ms", "--log-level", "debug"}})
	silent, spoken := connect_client.ConnectClient(t, path), connect_client.ConnectClient(t, path)
	require.Equal(t, "server_info", swarm_read.SwarmRead(t, spoken.Conn)["type"])
	_, end := swarm_chat.SwarmChat(t, spoken.Conn, "a", "Hi")
	require.Equal(t, "OLLAMA_MODEL_NOT_AVAILABLE", end)
	const stalled = "a message was begun and not ended for 400ms: go on sooner, or start the daemon with a " +
		"longer --swarm-timeout (RKLLMD_SWARM_TIMEOUT)"
	const tooLong = "a message of 65537 bytes is larger than the limit of 65536 bytes (the longest line of the " +
		"chat protocol)"
	for _, test := range []struct{ input, code, text string }{
		{`{"type": "abort", `, "TIMEOUT_NO_RESPONSE", stalled},
		{"{}\n" + `{"type": "`, "TIMEOUT_NO_RESPONSE", stalled},
		{strings.Repeat("x", 64<<10+1), "BAD_MESSAGE", tooLong},
	} {
		client := connect_client.ConnectClient(t, path)
		_, err := io.WriteString(client.Conn, test.input)
		require.NoError(t, err)
		last := map[string]any{}
		for message := swarm_read.SwarmRead(t, client.Conn); message != nil; message = swarm_read.SwarmRead(t,
			client.Conn) {
			last = message
		}
		require.Equal(t, map[string]any{"type": "error", "payload": map[string]any{"code": test.code,
			"message": test.text}}, last)
	}
	require.Equal(t, "server_info", swarm_read.SwarmRead(t, silent.Conn)["type"])
	// both silent for longer than the limit
	for id, client := range map[string]*connect_client.Client{"b": spoken, "first": silent} {
		_, end = swarm_chat.SwarmChat(t, client.Conn, id, "Hi")
		require.Equal(t, "OLLAMA_MODEL_NOT_AVAILABLE", end)
	}
	for _, text := range []string{stalled, tooLong} {
		wait_for_log.WaitForLog(t, daemon, text)
	}
}
