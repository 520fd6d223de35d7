// Package choose_model finds who is to answer where nobody is named.
package choose_model

import (
	"errors"

	"rkllmd/cli"
	"rkllmd/cli/daemon/find_daemon"
	"rkllmd/cli/talk"
	"rkllmd/store"
	"rkllmd/store/folder/list_models"
	"rkllmd/utils"
)

// ChooseModel returns who answers a chat for which no model is named: the daemon that the user names, or that runs
// (find_daemon), with the model that it has loaded, else the newest one of where; without a daemon that newest one,
// by a daemon that is started; without a model the demo, in a program that has it.
//
// **Runs on:** any thread. Errors: those of find_daemon; there is nobody.
func ChooseModel(search cli.DaemonSearch, where store.Store, embedded cli.Embedded) (options talk.ChatOptions,
	err error) {
	newest := store.Model{}
	for _, model := range list_models.ListModels(where) {
		if model.Modified.After(newest.Modified) {
			newest = model
		}
	}
	endpoint, found, err := find_daemon.FindDaemon(search)
	switch {
	case err != nil:
	case found:
		options = talk.ChatOptions{Endpoint: endpoint, Token: search.Token, Spare: newest.Name}
	case newest.Name != "":
		options = talk.ChatOptions{Name: newest.Name, Search: &search, Token: search.Token}
	case embedded.OpenRuntime != nil:
		options = talk.ChatOptions{Param: map[string]any{"model_path": utils.BuiltinPrefix + "demo"},
			Library: search.Library}
	default:
		err = errors.New("no daemon runs, and there is no model: rkllmd pull NAME gets one, rkllmd chat FILE takes " +
			"a file")
	}
	return options, err
}
