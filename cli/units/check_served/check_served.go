// Package check_served checks what a service would serve.
package check_served

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/config/parse_config"
	"rkllmd/cli/library/choose_library"
	"rkllmd/cli/units"
	"rkllmd/cli/units/is_there"
	"rkllmd/utils/describe_system_error"
)

// CheckServed returns why the service that state describes would fail, on the machine under root with a program that
// has this embedded runtime; "": nothing is known that would make it. It reads the service's configuration.
//
// **Runs on:** any thread.
func CheckServed(state units.State, embedded cli.Embedded, root string) string {
	text, err := os.ReadFile(state.Config)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Sprintf("%s cannot be read: %v", state.Config, describe_system_error.DescribeSystemError(err))
	}
	configuration, err := parse_config.ParseConfig(state.Config, string(text), cli.ServeSettings)
	if err != nil {
		return "it fails at its next start: " + strings.TrimSuffix(err.Error(), "; "+cli.ErrUsage.Error())
	}
	choice := cli.LibraryChoice{Name: state.Config}
	if named := configuration[cli.SettingLibrary.Flag].Texts; len(named) > 0 {
		choice.Path = named[0]
	}
	selection := choose_library.ChooseLibrary(choice, root)
	switch {
	case selection.Path != cli.EmbeddedLibrary && !is_there.IsThere(selection.Path):
		return fmt.Sprintf("it fails at its next start: %s names the library %s, which is not there", state.Config,
			selection.Path)
	case selection.Path == cli.EmbeddedLibrary && embedded.OpenRuntime == nil:
		return fmt.Sprintf("it fails at its next start, because this program has no embedded runtime, and %s: put the "+
			"vendor's librkllmrt.so into /usr/lib, or name it in %s: library = PATH", selection.Reason, state.Config)
	}
	return ""
}
