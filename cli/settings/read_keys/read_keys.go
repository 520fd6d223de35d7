// Package read_keys reads public keys from the flags or the environment.
package read_keys

import (
	"encoding/hex"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/faces/swarm"
)

// ReadKeys returns the public keys of a list setting, in small hex digits.
//
// **Runs on:** any thread. Errors: one is none.
func ReadKeys(command *cobra.Command, s cli.Setting) (keys []string, err error) {
	values, name := read_setting.ReadSetting(command, s)
	for _, value := range values {
		if key, err := hex.DecodeString(value); err != nil || len(key) != swarm.SecretBytes {
			return nil, fmt.Errorf("%s must be %d hex digits, as \"rkllmd swarm key\" prints them, not %q; %w", name,
				2*swarm.SecretBytes, value, cli.ErrUsage)
		}
		keys = append(keys, strings.ToLower(value))
	}
	return keys, nil
}
