// Package parse_run_options reads the arguments and flags of "rkllmd run".
package parse_run_options

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/run"
	"rkllmd/cli/settings/check_finite"
	"rkllmd/cli/settings/read_bool"
	"rkllmd/cli/settings/read_library"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/resolve_model"
	"rkllmd/cli/terminal/read_prompt"
)

// ParseRunOptions reads MODEL [PROMPT] and the flags. The model's path is made absolute, since the daemon may have
// another working directory. Which library the private daemon serves is read as for "rkllmd serve". Flags that were not
// given leave their member of RKLLMParam to the runtime; ranges are the runtime's to judge. Special tokens, such as the
// one that ends an answer, are not for people: they are left out.
//
// **Runs on:** any thread.
func ParseRunOptions(command *cobra.Command, args []string) (options run.Options, err error) {
	if len(args) == 0 {
		return options, fmt.Errorf("MODEL is missing; %w", cli.ErrUsage)
	}
	model, err := resolve_model.ResolveModel(args[0])
	if err != nil {
		return options, err
	}
	if options.Prompt, err = read_prompt.ReadPrompt(args[1:], command.InOrStdin()); err != nil {
		return options, err
	}
	flags := command.Flags()
	options.Socket, _ = flags.GetString("socket")
	for _, setting := range []cli.Setting{cli.SettingLibrary, cli.SettingRKLLMVersion, cli.SettingExact} {
		if options.Socket != "" && flags.Changed(setting.Flag) {
			return options, fmt.Errorf("--%s is for the private daemon that a run starts, but --socket names one "+
				"that is there, with a library of its own: "+
				"give one of them; %w", setting.Flag, cli.ErrUsage)
		}
	}
	if options.Socket == "" {
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
	options.NoTemplate, _ = flags.GetBool("no-template")
	options.Param = map[string]any{"model_path": model, "skip_special_token": true}
	for _, number := range []struct{ flag, member string }{
		{"max-tokens", "max_new_tokens"}, {"top-k", "top_k"},
	} {
		if flags.Changed(number.flag) {
			value, _ := flags.GetInt32(number.flag)
			options.Param[number.member] = int(value)
		}
	}
	if flags.Changed("threads") {
		threads, _ := flags.GetInt8("threads")
		options.Param["extend_param"] = map[string]any{"enabled_cpus_num": threads}
	}
	for _, number := range []struct{ flag, member string }{
		{"top-p", "top_p"}, {"temperature", "temperature"}, {"repeat-penalty", "repeat_penalty"},
	} {
		if flags.Changed(number.flag) {
			if err = check_finite.CheckFinite(command, number.flag); err != nil {
				return options, err
			}
			options.Param[number.member], _ = flags.GetFloat32(number.flag)
		}
	}
	return options, nil
}
