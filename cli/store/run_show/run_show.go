// Package run_show runs "rkllmd show".
package run_show

import (
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_store"
	"rkllmd/cli/store/show_json"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/store/folder/find_model"
	"rkllmd/store/format_size"
)

// RunShow prints what is known of one model.
//
// **Runs on:** the main goroutine.
func RunShow(command *cobra.Command, args []string) error {
	where, err := read_store.ReadStore(command)
	switch {
	case err != nil:
		return err
	case len(args) != 1:
		return fmt.Errorf("the argument is MODEL, a name of rkllmd list, but %d were given; %w", len(args),
			cli.ErrUsage)
	}
	model, err := find_model.FindModel(where, args[0])
	if err != nil {
		return err
	}
	if asJSON, _ := command.Flags().GetBool("json"); asJSON {
		return show_json.ShowJSON(command.OutOrStdout(), model)
	}
	table := tabwriter.NewWriter(command.OutOrStdout(), 0, 0, 2, ' ', 0)
	lines := [][2]string{{"name", model.Name}, {"whose", string(model.Origin)}, {"size",
		format_size.FormatSize(model.Size)}}
	if manifest := model.Manifest; manifest != nil {
		lines = append(lines, [][2]string{{"source", manifest.Source}, {"revision", manifest.Revision},
			{"licence", manifest.Licence}, {"converter", manifest.Converter}}...)
	}
	for _, file := range model.Files {
		lines = append(lines, [2]string{string(file.Role), file.Path})
	}
	if model.Manifest != nil {
		for _, file := range model.Manifest.Files {
			lines = append(lines, [2]string{"SHA-256", file.SHA256 + " " + file.Name})
		}
	}
	for _, line := range lines {
		if line[1] != "" {
			fmt.Fprintf(table, "%s\t%s\n", line[0], clean_text.CleanText(line[1]))
		}
	}
	return table.Flush()
}
