// Package open_feedback opens the file for clients' feedback.
package open_feedback

import (
	"fmt"
	"os"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// OpenFeedback opens the file at path to append to, which only its owner may read if it is new; nil for no path.
//
// **Runs on:** any thread. Errors: why it cannot be, with the setting.
func OpenFeedback(path string) (*os.File, error) {
	if path == "" {
		return nil, nil
	}
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, fmt.Errorf("--%s (%s): %s cannot be written: %w", cli.SettingHTTPFeedback.Flag,
			cli.SettingHTTPFeedback.Env, path, describe_system_error.DescribeSystemError(err))
	}
	return file, nil
}
