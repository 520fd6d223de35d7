// Package read_protocol reads the protocol of a UMA socket.
package read_protocol

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
)

// ReadProtocol reports whether a setting says newline, and not json.
//
// **Runs on:** any thread. Errors: cli.ErrUsage, when it says neither.
func ReadProtocol(command *cobra.Command, setting cli.Setting) (newline bool, err error) {
	text, name := read_setting.ReadSetting(command, setting)
	if text[0] != "json" && text[0] != "newline" {
		return false, fmt.Errorf("%s must be json or newline, not %q; %w", name, text[0], cli.ErrUsage)
	}
	return text[0] == "newline", nil
}
