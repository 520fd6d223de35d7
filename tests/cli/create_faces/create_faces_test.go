package create_faces_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/create_faces"
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/rkllm/create_runtime"
	"rkllmd/server"
)

func TestCreateFaces(t *testing.T) {
	s := &jsonrpc.Server{Runtime: create_runtime.CreateRuntime(&rkllm.Library{Name: "vendor's"}, rkllm.Limits{})}
	settings := cli.Settings{Server: server.Options{Path: "j", MaxClients: 5, MaxMessageBytes: 1000}, Sequences: 2}
	faces, err := create_faces.CreateFaces(settings, cli.Embedded{}, s)
	require.NoError(t, err)
	require.Len(t, faces, 1)
	require.Equal(t, settings.Server, faces[0].Options)
	require.Nil(t, s.Runtime.Watch, "nobody shares the model")

	settings.UMA = cli.UMASettings{Path: "u", MaxFrameBytes: 2000}
	_, err = create_faces.CreateFaces(settings, cli.Embedded{}, s)
	require.ErrorContains(t, err, "--sequences")
	settings.Sequences = 0
	faces, err = create_faces.CreateFaces(settings, cli.Embedded{}, s)
	require.NoError(t, err)
	require.Len(t, faces, 2)
	require.Equal(t, server.Options{Path: "u", Setting: "--uma-socket (RKLLMD_UMA_SOCKET)", MaxClients: 5, MaxMessageBytes: 2000}, faces[1].Options)
	require.NotNil(t, s.Runtime.Watch)

	settings.Swarm = cli.SwarmSettings{Path: "w", HostName: "box", Timeout: time.Minute, MaxPromptBytes: 10, MaxChats: 2}
	faces, err = create_faces.CreateFaces(settings, cli.Embedded{}, s)
	require.NoError(t, err)
	require.Len(t, faces, 3)
	require.Equal(t, server.Options{Path: "w", Setting: "--swarm-socket (RKLLMD_SWARM_SOCKET)", MaxClients: 5, MaxMessageBytes: 64 << 10,
		FirstMessageTimeout: time.Minute, StallTimeout: time.Minute, TimeoutSetting: "--swarm-timeout (RKLLMD_SWARM_TIMEOUT)"}, faces[2].Options)
	require.Contains(t, string(faces[2].Greet(nil)), `"host_name":"box"`)
	settings.UMA.Path = ""
	faces, err = create_faces.CreateFaces(settings, cli.Embedded{}, s)
	require.NoError(t, err)
	require.Len(t, faces, 2)
	require.Equal(t, "w", faces[1].Options.Path)
}
