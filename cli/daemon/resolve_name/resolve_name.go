// Package resolve_name finds the file of the model that a user names.
package resolve_name

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/is_name"
	"rkllmd/cli/settings/read_store"
	"rkllmd/cli/settings/resolve_model"
	"rkllmd/store"
	"rkllmd/store/folder/find_model"
)

// ResolveName returns the absolute path of the model that argument is: a name of the store (is_name), or a file.
//
// **Runs on:** any thread. Errors: the store has no model of that name, and there is no such file.
func ResolveName(command *cobra.Command, argument string) (string, error) {
	if !is_name.IsName(argument) {
		return resolve_model.ResolveModel(argument)
	}
	where, err := read_store.ReadStore(command)
	if err != nil {
		return "", err
	}
	model, err := find_model.FindModel(where, argument)
	if errors.Is(err, store.ErrNotFound) {
		return "", fmt.Errorf("there is no file %s, nor a model of that name: %w; %w", argument, err, cli.ErrUsage)
	}
	return model.Path, err
}
