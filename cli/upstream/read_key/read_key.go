// Package read_key reads a key out of a file.
package read_key

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/check_secret"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/utils/describe_system_error"
)

// ReadKey reads the key for another server in the file that setting names, without the blanks around it; "" where it
// names none. A file that others may read (check_secret), and what cannot stand in a header, are refused.
//
// **Runs on:** any thread. Errors: what is wrong, and what would be right; the key is never a part of it.
func ReadKey(command *cobra.Command, setting cli.Setting) (string, error) {
	text, name := read_setting.ReadSetting(command, setting)
	path := text[0]
	if path == "" {
		return "", nil
	}
	if err := check_secret.CheckSecret(path); err != nil {
		return "", fmt.Errorf("%s: %w; %w", name, err, cli.ErrUsage)
	}
	contents, err := os.ReadFile(path)
	if err != nil {
		return "", fmt.Errorf("%s: %s cannot be read: %w; %w", name, path, describe_system_error.DescribeSystemError(
			err), cli.ErrUsage)
	}
	key := strings.TrimSpace(string(contents))
	bad := key == ""
	for _, b := range []byte(key) {
		bad = bad || b <= ' ' || b > '~'
	}
	if bad {
		return "", fmt.Errorf("%s: the key in %s must be one line of visible ASCII characters without blanks; %w", name,
			path, cli.ErrUsage)
	}
	return key, nil
}
