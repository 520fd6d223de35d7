// Package read_library reads which library is to be served.
package read_library

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/rkllm/layout/find_layout"
	"rkllmd/rkllm/library/list_versions"
	"rkllmd/utils/describe_system_error"
)

// ReadLibrary reads the library and its version from the command's flags and the environment. The path becomes absolute
// and must name something that is there; the version must be one whose layout is known.
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
	text, choice.Name = read_setting.ReadSetting(command, cli.SettingLibrary)
	switch {
	case text[0] == "":
		choice.Name = ""
		return choice, nil
	case text[0] == cli.EmbeddedLibrary && choice.Version != "":
		return choice, fmt.Errorf("%s is for a vendor's library, but %s asks for the embedded runtime: give one "+
			"of them; %w",
			name, choice.Name, cli.ErrUsage)
	case text[0] == cli.EmbeddedLibrary:
		choice.Path = text[0]
		return choice, nil
	}
	if choice.Path, err = filepath.Abs(text[0]); err == nil {
		_, err = os.Stat(choice.Path)
	}
	if err != nil {
		return choice, fmt.Errorf("%s: %s cannot be used: %w; give the path of a librkllmrt.so, or the word "+
			"embedded; %w", choice.Name, choice.Path, describe_system_error.DescribeSystemError(err), cli.ErrUsage)
	}
	return choice, nil
}
