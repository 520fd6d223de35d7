// Package create_loader makes what loads models.
package create_loader

import (
	"rkllmd/cli"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
)

// CreateLoader returns the loader of models for the operator and for clients of HTTP, over the methods of srv: with
// contexts as settings ask for them, and where they do not, and the embedded runtime is served, as it proposes them
// with room for the front-ends' sequences.
//
// **Runs on:** any thread.
func CreateLoader(srv *jsonrpc.Server, hub *generation.Hub, settings cli.Settings, embedded cli.Embedded) *cli.Loader {
	loader := &cli.Loader{Server: srv, Hub: hub, Context: settings.Context, Sequences: max(1, settings.Sequences)}
	if srv.Runtime.Library.Name == cli.EmbeddedLibrary {
		loader.Propose = embedded.ProposeContext
	}
	return loader
}
