// Package parse_output reads what a member tells of a run.
package parse_output

import (
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/fleet/output/parse_token"
)

// ParseOutput reads the JSON of an event, as format_output has written it or in any other way.
//
// **Runs on:** any thread. Errors: of encoding/json.
func ParseOutput(data []byte) (*fleet.Output, error) {
	o, plain := parse_token.ParseToken(data)
	if plain {
		return &o, nil
	}
	read := &fleet.Output{}
	return read, json.Unmarshal(data, read)
}
