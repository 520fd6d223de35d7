// Package create_faces makes what the daemon listens with.
package create_faces

import (
	"rkllmd/cli"
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/create_jsonrpc_face"
	"rkllmd/cli/serve/create_swarm_face"
	"rkllmd/cli/serve/create_uma_face"
	"rkllmd/faces/swarm"
	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
	"rkllmd/server"
)

// CreateFaces makes the faces of the daemon's sockets: JSON-RPC always, UMA and the chat over Hyperswarm if they were
// asked for, on the model of hub.
//
// **Runs on:** any thread. It is called before run_worker.
func CreateFaces(settings cli.Settings, hub *generation.Hub, s *jsonrpc.Server) []*server.Face {
	faces := []*server.Face{create_jsonrpc_face.CreateJSONRPCFace(settings.Server, s)}
	if settings.UMA.Path != "" {
		options := settings.Server
		options.Path, options.Inherited, options.Setting = settings.UMA.Path, settings.UMA.Inherited, serve.UMASetting
		options.MaxMessageBytes = settings.UMA.MaxFrameBytes
		host := &uma.Host{Hub: hub, MaxTokens: settings.UMA.MaxTokens}
		faces = append(faces, create_uma_face.CreateUMAFace(options, host, settings.UMA.Newline))
	}
	if settings.Swarm.Path != "" {
		options := settings.Server
		options.Path, options.Inherited, options.Setting = settings.Swarm.Path, settings.Swarm.Inherited,
			serve.SwarmSetting
		// a person may think for as long as he likes before the first prompt, as between prompts
		options.FirstMessageTimeout = 0
		options.StallTimeout, options.TimeoutSetting = settings.Swarm.Timeout, serve.SwarmTimeoutSetting
		host := &swarm.Host{Hub: hub, Name: settings.Swarm.HostName, MaxPromptBytes: settings.Swarm.MaxPromptBytes,
			MaxChats: settings.Swarm.MaxChats, Pulse: swarm.PulseTime}
		faces = append(faces, create_swarm_face.CreateSwarmFace(options, host))
	}
	return faces
}
