// Package create_loader makes what loads models.
package create_loader

import (
	"rkllmd/cli"
	"rkllmd/cli/load"
	"rkllmd/cli/load/create_hub"
	"rkllmd/cli/load/create_models"
	"rkllmd/cli/load/describe_header"
	"rkllmd/jsonrpc"
)

// CreateLoader returns the loader of models for the operator and for clients of HTTP, over the methods of srv: with
// contexts as settings ask for them, and where they do not, and the embedded runtime is served, as it proposes them
// with room for the front-ends' sequences. It makes the hub where front-ends find the model that is loaded, and the
// table of those that requests name.
//
// **Runs on:** any thread. It is called before run_worker. Errors: create_hub's, create_models'.
func CreateLoader(srv *jsonrpc.Server, settings cli.Settings, embedded cli.Embedded) (*cli.Loader, error) {
	hub, err := create_hub.CreateHub(srv.Runtime, embedded, settings)
	if err != nil {
		return nil, err
	}
	loader := &cli.Loader{Server: srv, Hub: hub, Context: settings.Context, Sequences: max(1, settings.Sequences)}
	if srv.Runtime.Serving.Load().Name == cli.EmbeddedLibrary {
		loader.Propose = embedded.ProposeContext
	}
	if embedded.InspectModel != nil {
		loader.Describe = describe_header.DescribeHeader(embedded.InspectModel, &load.Headers{})
	}
	loader.Table, err = create_models.CreateModels(settings, embedded)
	return loader, err
}
