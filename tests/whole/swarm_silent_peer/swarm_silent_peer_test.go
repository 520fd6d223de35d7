package swarm_silent_peer_test

import (
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/tests/support/server_dial"
	"rkllmd/tests/support/swarm_chat"
	"rkllmd/tests/support/swarm_read"
	"rkllmd/tests/support/swarm_start"
)

// A client that says nothing, or stops in the middle of a line, is told TIMEOUT_NO_RESPONSE and closed; one that has spoken may be silent.
func TestSwarmSilentPeer(t *testing.T) {
	const limit = 400 * time.Millisecond
	l, _ := swarm_start.SwarmStart(t, nil, 1, server.Options{FirstMessageTimeout: limit, StallTimeout: limit, TimeoutSetting: "--swarm-timeout (RKLLMD_SWARM_TIMEOUT)"})
	spoken := server_dial.ServerDial(t, l)
	require.Equal(t, "no_model", swarm_read.SwarmRead(t, spoken)["payload"].(map[string]any)["status"])
	_, end := swarm_chat.SwarmChat(t, spoken, "a", "Hi")
	require.Equal(t, "OLLAMA_MODEL_NOT_AVAILABLE", end)
	for input, text := range map[string]string{
		"":                    "no complete message came within 400ms of connecting: send one sooner, or start the daemon with a longer --swarm-timeout (RKLLMD_SWARM_TIMEOUT)",
		`{"type": "abort", `:  "no complete message came",
		"{}\n" + `{"type": "`: "a message was begun and not ended for 400ms: go on sooner, or start the daemon with a longer --swarm-timeout",
	} {
		client := server_dial.ServerDial(t, l)
		_, err := io.WriteString(client, input)
		require.NoError(t, err)
		message := swarm_read.SwarmRead(t, client)
		require.Equal(t, "server_info", message["type"])
		for message["type"] != "error" || message["payload"].(map[string]any)["code"] == "BAD_MESSAGE" {
			message = swarm_read.SwarmRead(t, client)
		}
		require.Equal(t, "TIMEOUT_NO_RESPONSE", message["payload"].(map[string]any)["code"])
		require.Contains(t, message["payload"].(map[string]any)["message"], text)
		require.Nil(t, swarm_read.SwarmRead(t, client))
	}
	_, end = swarm_chat.SwarmChat(t, spoken, "b", "Hi") // longer than the limit after its first line
	require.Equal(t, "OLLAMA_MODEL_NOT_AVAILABLE", end)
}
