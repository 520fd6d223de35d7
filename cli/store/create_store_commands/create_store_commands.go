// Package create_store_commands describes the commands about the models on this machine.
package create_store_commands

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/store/create_pull_command"
	"rkllmd/cli/store/run_cp"
	"rkllmd/cli/store/run_list"
	"rkllmd/cli/store/run_rm"
	"rkllmd/cli/store/run_show"
)

// CreateStoreCommands returns the commands "pull", "list", "show", "rm" and "cp".
//
// **Runs on:** any thread.
func CreateStoreCommands(embedded cli.Embedded) []*cobra.Command {
	list := &cobra.Command{Use: "list", Short: "List the models on this machine", RunE: run_list.RunList,
		Long: `List the models on this machine: those that rkllmd pull has got, those that lie in the folder of --models, Ollama's, and those
in Hugging Face's cache. A model is asked for by its name here.`}
	list.Flags().Bool("json", false, "print a JSON array, with paths and all files")
	show := &cobra.Command{Use: "show MODEL", Short: "Tell where a model is from and which files it is made of",
		RunE: run_show.RunShow, Example: `  rkllmd show Qwen3-0.6B-Q8_0`,
		Long: `Tell where a model is from and which files it is made of. What is inside of a GGUF file, rkllmd inspect tells.`}
	show.Flags().Bool("json", false, "print a JSON object")
	rm := &cobra.Command{Use: "rm MODEL...", Short: "Remove models from the store", RunE: run_rm.RunRm,
		Long: `Remove models from the folder of --models: their files and what is written of them. Models of Ollama's and of Hugging Face's
cache are theirs to remove.`}
	cp := &cobra.Command{Use: "cp MODEL NAME", Short: "Give a model another name", RunE: run_cp.RunCp,
		Long: `Give a model another name, by which it can be asked for too. Nothing is copied: both names have the same files, and each of them
can be removed.`, Example: `  rkllmd cp Qwen3-0.6B-Q8_0 small`}
	commands := []*cobra.Command{list, show, rm, cp}
	for _, command := range commands {
		command.Args = cobra.ArbitraryArgs
		add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingModels})
	}
	return append([]*cobra.Command{create_pull_command.CreatePullCommand(embedded)}, commands...)
}
