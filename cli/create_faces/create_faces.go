// Package create_faces makes what the daemon listens with.
package create_faces

import (
	"rkllmd/cli"
	"rkllmd/cli/create_hub"
	"rkllmd/jsonrpc"
	"rkllmd/server"
	"rkllmd/server/create_jsonrpc_face"
	"rkllmd/server/create_uma_face"
	"rkllmd/uma"
)

// CreateFaces makes the faces of the daemon's sockets: JSON-RPC always, UMA if it was asked for. Where there is another one than JSON-RPC,
// the model that is loaded is shared with it (create_hub).
//
// **Runs on:** any, before run_worker. Errors: create_hub's.
func CreateFaces(settings cli.Settings, embedded cli.Embedded, s *jsonrpc.Server) ([]*server.Face, error) {
	faces := []*server.Face{create_jsonrpc_face.CreateJSONRPCFace(settings.Server, s)}
	if settings.UMA.Path == "" {
		return faces, nil
	}
	hub, err := create_hub.CreateHub(s.Runtime, embedded, settings)
	if err != nil {
		return nil, err
	}
	options := settings.Server
	options.Path, options.Setting, options.MaxMessageBytes = settings.UMA.Path, cli.UMASetting, settings.UMA.MaxFrameBytes
	host := &uma.Host{Hub: hub, MaxTokens: settings.UMA.MaxTokens}
	return append(faces, create_uma_face.CreateUMAFace(options, host, settings.UMA.Newline)), nil
}
