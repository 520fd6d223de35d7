// Package write_files writes what stands beside the program where it is installed.
package write_files

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/config/format_config"
	"rkllmd/cli/install"
	"rkllmd/cli/install/write_completion"
	"rkllmd/cli/manual/format_config_manual"
	"rkllmd/cli/manual/format_manual"
	"rkllmd/cli/manual/list_commands"
	"rkllmd/cli/manual/name_page"
	"rkllmd/utils/describe_system_error"
)

// WriteFiles writes into folder what a package of the program with the commands of root holds beside it, each at its
// place below the root of a system: units, the service's user, the configuration, pages of the manual, completions.
//
// **Runs on:** any thread. Errors: what the system says, with the path.
func WriteFiles(root *cobra.Command, folder string) error {
	files := map[string]string{
		filepath.Join(install.UnitFolder, "rkllmd.service"): install.ServiceUnit,
		filepath.Join(install.UnitFolder, "rkllmd.socket"):  install.SocketUnit,
		install.UsersFile:        install.Users,
		install.ConfigFile:       format_config.FormatConfig(cli.ServeSettings),
		install.ConfigManualFile: format_config_manual.FormatConfigManual(cli.ServeSettings),
	}
	for _, command := range list_commands.ListCommands(root) {
		name := filepath.Join(install.ManualFolder, name_page.NamePage(command)+".1")
		files[name] = format_manual.FormatManual(command)
	}
	for shell, path := range map[string]string{"bash": install.BashCompletion, "zsh": install.ZshCompletion,
		"fish": install.FishCompletion} {
		var script bytes.Buffer
		if err := write_completion.WriteCompletion(root, shell, &script); err != nil {
			return err
		}
		files[path] = script.String()
	}
	for name, text := range files {
		path := filepath.Join(folder, name)
		err := os.MkdirAll(filepath.Dir(path), 0o755)
		if err == nil {
			err = os.WriteFile(path, []byte(text), 0o644)
		}
		if err != nil {
			return fmt.Errorf("%s cannot be written: %w", path, describe_system_error.DescribeSystemError(err))
		}
	}
	return nil
}
