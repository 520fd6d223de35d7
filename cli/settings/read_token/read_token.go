// Package read_token reads the token of the network front-ends.
package read_token

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings"
	"rkllmd/cli/settings/check_secret"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/utils/describe_system_error"
)

// ReadToken reads the token in the file of --token-file, without the blanks around it; "" where no file is named. A
// file that others may read (check_secret), and a token that is short or cannot stand in a header, are refused.
//
// **Runs on:** any thread. Errors: what is wrong, and what would be right; the token is never a part of it.
func ReadToken(command *cobra.Command) (string, error) {
	text, name := read_setting.ReadSetting(command, cli.SettingTokenFile)
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
	token := strings.TrimSpace(string(contents))
	bad := len(token) < settings.MinTokenBytes
	for _, b := range []byte(token) {
		bad = bad || b <= ' ' || b > '~'
	}
	if bad {
		return "", fmt.Errorf("%s: the token in %s must have at least %d visible ASCII characters and no blanks: "+
			"openssl rand -hex 32 >%s makes one; %w",
			name, path, settings.MinTokenBytes, path, cli.ErrUsage)
	}
	return token, nil
}
