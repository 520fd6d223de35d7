// Package read_roots reads directories from the flags or the environment.
package read_roots

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/utils/describe_system_error"
	"rkllmd/utils/resolve_links"
)

// ReadRoots returns the directories that a list setting names: absolute, with symbolic links resolved, so that they can
// be compared with resolved file paths. One that is not there, or is no directory, is an error.
//
// **Runs on:** any thread.
func ReadRoots(command *cobra.Command, s cli.Setting) ([]string, error) {
	values, name := read_setting.ReadSetting(command, s)
	var roots []string
	for _, value := range values {
		root, err := filepath.Abs(value)
		if err == nil {
			root, err = resolve_links.ResolveLinks(root)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %q cannot be used: %w; %w", name, value,
				describe_system_error.DescribeSystemError(err), cli.ErrUsage)
		}
		if info, err := os.Stat(root); err != nil || !info.IsDir() {
			return nil, fmt.Errorf("%s must be directories, and %q is none; %w", name, value, cli.ErrUsage)
		}
		roots = append(roots, root)
	}
	return roots, nil
}
