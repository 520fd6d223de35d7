package serve_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/serve/create_faces"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/server"
)

func TestCreateFaces(t *testing.T) {
	s := &jsonrpc.Server{Runtime: create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})}
	hub := &generation.Hub{}
	settings := cli.Settings{Server: server.Options{Path: "j", MaxClients: 5, MaxMessageBytes: 1000,
		FirstMessageTimeout: time.Second}}
	faces := create_faces.CreateFaces(settings, hub, s)
	require.Len(t, faces, 1)
	require.Equal(t, settings.Server, faces[0].Options)

	settings.UMA = cli.UMASettings{Path: "u", MaxFrameBytes: 2000}
	faces = create_faces.CreateFaces(settings, hub, s)
	require.Len(t, faces, 2)
	require.Equal(t, server.Options{Path: "u", Setting: "--uma-socket (RKLLMD_UMA_SOCKET)", MaxClients: 5,
		MaxMessageBytes: 2000, MessageSetting: "--uma-max-frame-bytes, RKLLMD_UMA_MAX_FRAME_BYTES",
		FirstMessageTimeout: time.Second}, faces[1].Options)

	settings.Swarm = cli.SwarmSettings{Path: "w", HostName: "box", Timeout: time.Minute, MaxPromptBytes: 10,
		MaxChats: 2}
	faces = create_faces.CreateFaces(settings, hub, s)
	require.Len(t, faces, 3)
	require.Equal(t, server.Options{Path: "w", Setting: "--swarm-socket (RKLLMD_SWARM_SOCKET)", MaxClients: 5,
		MaxMessageBytes: 64 << 10,
		MessageSetting:  "the longest line of the chat protocol", StallTimeout: time.Minute,
		TimeoutSetting: "--swarm-timeout (RKLLMD_SWARM_TIMEOUT)"}, faces[2].Options)
	require.Contains(t, string(faces[2].Greet(nil)), `"host_name":"box"`)
	settings.UMA.Path = ""
	faces = create_faces.CreateFaces(settings, hub, s)
	require.Len(t, faces, 2)
	require.Equal(t, "w", faces[1].Options.Path)
}
