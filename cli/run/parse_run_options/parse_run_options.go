// Package parse_run_options reads the arguments and flags of "rkllmd run".
package parse_run_options

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/choose_daemon"
	"rkllmd/cli/run"
	"rkllmd/cli/run/read_form"
	"rkllmd/cli/run/read_sampling"
	"rkllmd/cli/settings/read_bool"
	"rkllmd/cli/settings/read_library"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/resolve_model"
	"rkllmd/cli/terminal/read_prompt"
)

// ParseRunOptions reads MODEL [PROMPT] and the flags. Which daemon serves MODEL, choose_daemon says. The model's path
// is made absolute, since the daemon may have another working directory. Which library the private daemon serves is
// read as for "rkllmd serve". Flags that were not given leave their member of RKLLMParam to the runtime; ranges are the
// runtime's to judge. Special tokens, such as the one that ends an answer, are not for people: they are left out.
//
// **Runs on:** any thread.
func ParseRunOptions(command *cobra.Command, args []string) (options run.Options, err error) {
	if len(args) == 0 {
		return options, fmt.Errorf("MODEL is missing; %w", cli.ErrUsage)
	}
	flags := command.Flags()
	options.Socket, _ = flags.GetString("socket")
	model := ""
	if options.Socket != "" {
		model, err = resolve_model.ResolveModel(args[0])
	} else {
		model, options.Search, err = choose_daemon.ChooseDaemon(command, args[0])
	}
	if err != nil {
		return options, err
	}
	if err = read_form.ReadForm(command, &options); err != nil {
		return options, err
	}
	if options.Prompt, err = read_prompt.ReadPrompt(args[1:], command.InOrStdin()); err != nil {
		return options, err
	}
	for _, setting := range []cli.Setting{cli.SettingLibrary, cli.SettingRKLLMVersion, cli.SettingExact} {
		if options.Socket != "" && flags.Changed(setting.Flag) {
			return options, fmt.Errorf("--%s is for the private daemon that a run starts, but --socket names one "+
				"that is there, with a library of its own: "+
				"give one of them; %w", setting.Flag, cli.ErrUsage)
		}
	}
	if options.Search != nil {
		options.Name = model
	} else if options.Socket == "" {
		if options.Library, err = read_library.ReadLibrary(command); err != nil {
			return options, err
		}
		if options.Library.Exact, err = read_bool.ReadBool(command, cli.SettingExact); err != nil {
			return options, err
		}
	}
	if options.Context, err = read_number.ReadNumber(command, cli.SettingContext); err != nil {
		return options, err
	}
	options.Param = map[string]any{"model_path": model, "skip_special_token": true}
	return options, read_sampling.ReadSampling(command, options.Param)
}
