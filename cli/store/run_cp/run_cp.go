// Package run_cp runs "rkllmd cp".
package run_cp

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_store"
	"rkllmd/store/folder/copy_model"
)

// RunCp gives a model another name.
//
// **Runs on:** the main goroutine.
func RunCp(command *cobra.Command, args []string) error {
	where, err := read_store.ReadStore(command)
	switch {
	case err != nil:
		return err
	case len(args) != 2:
		return fmt.Errorf("the arguments are MODEL and its other NAME, but %d were given; %w", len(args), cli.ErrUsage)
	}
	model, err := copy_model.CopyModel(where, args[0], args[1])
	if err != nil {
		return fmt.Errorf("cannot give it another name: %w", err)
	}
	fmt.Fprintf(command.OutOrStdout(), "%s is %s\n", model.Name, model.Path)
	return nil
}
