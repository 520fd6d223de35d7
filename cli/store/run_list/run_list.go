// Package run_list runs "rkllmd list".
package run_list

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_store"
	"rkllmd/cli/store/show_json"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/store"
	"rkllmd/store/folder/list_models"
	"rkllmd/store/format_size"
	"rkllmd/utils/describe_system_error"
)

// RunList prints the models of this machine.
//
// **Runs on:** the main goroutine. Errors: the folder of the store is there, and cannot be read.
func RunList(command *cobra.Command, args []string) error {
	where, err := read_store.ReadStore(command)
	switch {
	case err != nil:
		return err
	case len(args) > 0:
		return fmt.Errorf("list takes no arguments, but %d were given; rkllmd show tells of one model; %w", len(args),
			cli.ErrUsage)
	}
	if _, err = os.ReadDir(where.Folder); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s cannot be read: %w", where.Folder, describe_system_error.DescribeSystemError(err))
	}
	list := list_models.ListModels(where)
	if asJSON, _ := command.Flags().GetBool("json"); asJSON {
		return show_json.ShowJSON(command.OutOrStdout(), append([]store.Model{}, list...))
	}
	if len(list) == 0 {
		_, err = fmt.Fprintf(command.OutOrStdout(), "There are no models in %s; rkllmd pull gets one.\n", where.Folder)
		return err
	}
	table := tabwriter.NewWriter(command.OutOrStdout(), 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "NAME\tSIZE\tFROM\tMODIFIED")
	for _, model := range list {
		from := string(model.Origin)
		if model.Origin == store.OriginStore {
			from = filepath.Dir(model.Path)
		}
		if model.Manifest != nil {
			from = model.Manifest.Source
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\n", clean_text.CleanText(model.Name), format_size.FormatSize(model.Size),
			clean_text.CleanText(from), model.Modified.Format(time.DateOnly))
	}
	return table.Flush()
}
