// Package format_output writes what a member tells of a run.
package format_output

import (
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/fleet/output/append_token"
	"rkllmd/fleet/output/is_plain"
)

// FormatOutput returns o as JSON, for parse_output.
//
// **Runs on:** any thread. Errors: of encoding/json.
func FormatOutput(o *fleet.Output) ([]byte, error) {
	if is_plain.IsPlain(o) {
		return append_token.AppendToken(make([]byte, 0, 256), o), nil
	}
	return json.Marshal(o)
}
