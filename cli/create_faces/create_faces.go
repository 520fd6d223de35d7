// Package create_faces makes what the daemon listens with.
package create_faces

import (
	"rkllmd/cli"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
	"rkllmd/server"
	"rkllmd/server/create_jsonrpc_face"
	"rkllmd/server/create_uma_face"
	"rkllmd/uma"
)

// CreateFaces makes the faces of the daemon's sockets: JSON-RPC always, UMA if it was asked for, on the model of hub.
//
// **Runs on:** any, before run_worker.
func CreateFaces(settings cli.Settings, hub *generation.Hub, s *jsonrpc.Server) []*server.Face {
	faces := []*server.Face{create_jsonrpc_face.CreateJSONRPCFace(settings.Server, s)}
	if settings.UMA.Path != "" {
		options := settings.Server
		options.Path, options.Setting, options.MaxMessageBytes = settings.UMA.Path, cli.UMASetting, settings.UMA.MaxFrameBytes
		host := &uma.Host{Hub: hub, MaxTokens: settings.UMA.MaxTokens}
		faces = append(faces, create_uma_face.CreateUMAFace(options, host, settings.UMA.Newline))
	}
	return faces
}
