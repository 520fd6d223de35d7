// Package run_rm runs "rkllmd rm".
package run_rm

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_store"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/store/folder/remove_model"
	"rkllmd/store/format_size"
)

// RunRm removes models. The first one that cannot be removed ends it.
//
// **Runs on:** the main goroutine.
func RunRm(command *cobra.Command, args []string) error {
	where, err := read_store.ReadStore(command)
	switch {
	case err != nil:
		return err
	case len(args) == 0:
		return fmt.Errorf("the arguments are models, names of rkllmd list, but none was given; %w", cli.ErrUsage)
	}
	for _, name := range args {
		model, err := remove_model.RemoveModel(where, name)
		if err != nil {
			return fmt.Errorf("cannot remove it: %w", err)
		}
		fmt.Fprintf(command.OutOrStdout(), "removed %s, %s\n", clean_text.CleanText(model.Name),
			format_size.FormatSize(model.Size))
	}
	return nil
}
