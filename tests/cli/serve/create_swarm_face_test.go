package serve_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/create_swarm_face"
	"rkllmd/faces/swarm"
	"rkllmd/generation"
	"rkllmd/server"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/support/faces/swarm_start"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/utils"
)

func TestCreateSwarmFace(t *testing.T) {
	face := create_swarm_face.CreateSwarmFace(server.Options{Path: "s", MaxMessageBytes: 1 << 20},
		&swarm.Host{Hub: &generation.Hub{}})
	require.Equal(t, server.Options{Path: "s", MaxMessageBytes: 64 << 10,
		MessageSetting: "the longest line of the chat protocol"}, face.Options, "the protocol's limit")
	require.Equal(t, utils.FramingLine, face.Framing)

	l, _ := swarm_start.SwarmStart(t, nil, 1, server.Options{})
	client := server_dial.ServerDial(t, l)
	require.Equal(t, "server_info", swarm_read.SwarmRead(t, client)["type"])
	const longest = `{"type": "chat_start", "request_id": "a", "payload": {}}`
	_, err := client.Write([]byte("nonsense\n" + longest + strings.Repeat(" ", 64<<10-len(longest)) + "\n" +
		strings.Repeat("x", 64<<10+1)))
	require.NoError(t, err)
	for _, text := range []string{"not JSON", `"prompt" is missing`,
		"a message of 65537 bytes is larger than the limit of 65536 bytes (the longest line of the chat protocol)"} {
		message := swarm_read.SwarmRead(t, client)
		require.Equal(t, "error", message["type"])
		require.Contains(t, message["payload"].(map[string]any)["message"], text)
	}
	require.Nil(t, swarm_read.SwarmRead(t, client), "and the connection is closed")
}
