// Package bind_changes makes what clients may change in the store.
package bind_changes

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/store/bind_pull"
	"rkllmd/cli/store/bind_remove"
	"rkllmd/cli/store/detect_machine"
	"rkllmd/faces/web"
	"rkllmd/store/pull"
	"rkllmd/store/remote/create_client"
)

// BindChanges returns what HTTP clients may do with the models of settings.Named.Store: have models fetched and remove
// them, where the operator has said so (--http-pull).
//
// **Runs on:** any thread that may wait. Errors: an address of a hub in the environment is none, or there is no store.
func BindChanges(settings cli.Settings, embedded bool) (made web.Store, err error) {
	if !settings.HTTP.Pull {
		return made, nil
	}
	where := settings.Named.Store
	if where == nil {
		return made, fmt.Errorf("--http-pull (RKLLMD_HTTP_PULL) has clients pull models into a store, but --models "+
			"(RKLLMD_MODELS) is %q: give a folder, or leave it out", cli.NoStore)
	}
	client, err := create_client.CreateClient(cli.PullPatience)
	if err != nil {
		return made, err
	}
	made.Pull = bind_pull.BindPull(*where, pull.Options{Client: client, Connections: cli.PullConnections,
		Machine: detect_machine.DetectMachine(embedded)}, &pull.Shares{})
	made.Remove = bind_remove.BindRemove(*where)
	return made, nil
}
