// Package write_file writes a file of an installation.
package write_file

import (
	"fmt"
	"os"
	"path/filepath"

	"rkllmd/cli/units"
	"rkllmd/cli/units/is_there"
	"rkllmd/utils/describe_system_error"
	"rkllmd/utils/replace_text"
)

// WriteFile writes file, whole or not at all, and makes its folder where there is none: one that everybody may enter,
// because the service's user is another than the one who installs.
//
// **Runs on:** any thread that may wait. Errors: what the system says, with the path.
func WriteFile(file units.File) error {
	folder := filepath.Dir(file.Path)
	var err error
	if !is_there.IsThere(folder) {
		if err = os.MkdirAll(folder, 0o755); err == nil {
			err = os.Chmod(folder, 0o755) // whatever the umask is
		}
	}
	if err == nil {
		err = replace_text.ReplaceText(file.Path, file.Text, file.Mode)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", file.Path, describe_system_error.DescribeSystemError(err))
	}
	return nil
}
