// Package create_store makes what clients may ask of the store.
package create_store

import (
	"rkllmd/cli"
	"rkllmd/cli/store/bind_list"
	"rkllmd/cli/store/bind_pull"
	"rkllmd/cli/store/bind_remove"
	"rkllmd/cli/store/detect_machine"
	"rkllmd/faces/web"
	"rkllmd/store/pull"
	"rkllmd/store/remote/create_client"
)

// CreateStore returns what HTTP clients may do with the models of settings.Store: see them, and, where the operator has
// said so, have models fetched and remove them.
//
// **Runs on:** any thread that may wait. Errors: an address of a hub in the environment is none.
func CreateStore(settings cli.Settings, embedded bool) (web.Store, error) {
	made := web.Store{List: bind_list.BindList(settings.Store)}
	if !settings.HTTP.Pull {
		return made, nil
	}
	client, err := create_client.CreateClient(cli.PullPatience)
	if err != nil {
		return made, err
	}
	made.Pull = bind_pull.BindPull(settings.Store, pull.Options{Client: client, Connections: cli.PullConnections,
		Machine: detect_machine.DetectMachine(embedded)})
	made.Remove = bind_remove.BindRemove(settings.Store)
	return made, nil
}
