// Package list_completions lists what a shell may offer for the name of a model.
package list_completions

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/store/folder/find_store"
	"rkllmd/store/folder/list_models"
)

// ListCompletions returns the names of the models on this machine, for a shell that completes the first argument of a
// command; of rm, each. Beside them the shell offers files where the command takes files too.
//
// **Runs on:** any thread. The signature is cobra's.
func ListCompletions(command *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 && command.Name() != "rm" {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	folder := ""
	if command.Flags().Lookup(cli.SettingModels.Flag) != nil {
		text, _ := read_setting.ReadSetting(command, cli.SettingModels)
		folder = text[0]
	}
	directive := cobra.ShellCompDirectiveNoFileComp
	if command.Name() == "run" || command.Name() == "chat" {
		directive = cobra.ShellCompDirectiveDefault
	}
	found, err := find_store.FindStore(folder)
	if err != nil {
		return nil, directive
	}
	var names []string
	for _, model := range list_models.ListModels(found) {
		names = append(names, model.Name+"\t"+string(model.Origin))
	}
	return names, directive
}
