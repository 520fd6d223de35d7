// Package read_library reads which library is to be served.
package read_library

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/find_library_state"
	"rkllmd/cli/settings/read_libraries"
	"rkllmd/cli/settings/read_llama"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/engine"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_layout"
	"rkllmd/rkllm/library/list_versions"
	"rkllmd/rkllm/versions/name_machine"
)

// ReadLibrary reads the library, or the libraries, and the version from the command's flags and the environment. Paths
// become absolute and must name something that is there; the version must be one whose layout is known, and is that of
// one library.
//
// **Runs on:** any thread. Errors name the flag, the variable, the value and what would be right.
func ReadLibrary(command *cobra.Command) (choice cli.LibraryChoice, err error) {
	text, name := read_setting.ReadSetting(command, cli.SettingRKLLMVersion)
	choice.Version = text[0]
	if choice.Version != "" && find_layout.FindLayout(choice.Version) == nil {
		return choice, fmt.Errorf("%s must be one of %s, not %q; %w", name, list_versions.ListVersions(""),
			choice.Version, cli.ErrUsage)
	}
	if command.Flags().Lookup(cli.SettingChatTemplate.Flag) != nil { // not for commands that load no model themselves
		text, _ = read_setting.ReadSetting(command, cli.SettingChatTemplate)
		choice.ChatTemplate = text[0]
	}
	if command.Flags().Lookup(cli.SettingLlama.Flag) != nil { // likewise
		if choice.Llama, choice.GPULayers, err = read_llama.ReadLlama(command); err != nil {
			return choice, err
		}
	}
	if command.Flags().Lookup(cli.SettingPooling.Flag) != nil { // likewise
		text, name := read_setting.ReadSetting(command, cli.SettingPooling)
		if choice.Pooling = text[0]; choice.Pooling != engine.PoolingMean && choice.Pooling != engine.PoolingLast {
			return choice, fmt.Errorf("%s must be mean or last, not %q; %w", name, choice.Pooling, cli.ErrUsage)
		}
	}
	text, choice.Name = read_setting.ReadSetting(command, cli.SettingLibrary)
	paths, err := read_libraries.ReadLibraries(text, choice.Name)
	switch {
	case err != nil:
		return choice, err
	case len(paths) == 0:
		choice.Name = ""
		return choice, nil
	case paths[0] == cli.EmbeddedLibrary && choice.Version != "":
		return choice, fmt.Errorf("%s is for a vendor's library, but %s asks for the embedded runtime: give one "+
			"of them; %w", name, choice.Name, cli.ErrUsage)
	case len(paths) > 1 && choice.Version != "":
		return choice, fmt.Errorf("%s says of one library which version it is, but %s names %d: name that one alone, "+
			"or leave out %s; %w", name, choice.Name, len(paths), name, cli.ErrUsage)
	}
	if choice.Path = paths[0]; len(paths) > 1 {
		choice.Paths = paths
		choice.Verdicts = &rkllm.Verdicts{Path: find_library_state.FindLibraryState(command),
			Machine: name_machine.NameMachine("/")}
	}
	return choice, nil
}
