// Package parse_body reads what was posted for a generation.
package parse_body

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/check_input"
	"rkllmd/faces/stream/check_parameters"
	"rkllmd/faces/stream/parse_members"
)

// ParseBody reads and checks the body of POST /v1/generate. It does not stream unless it says so.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "REST". Errors: generation.ErrInvalid.
func ParseBody(text []byte) (stream.Config, error) {
	var config stream.Config
	if err := parse_members.ParseMembers(text, &config); err != nil {
		return config, err
	}
	if err := check_input.CheckInput(config.Input); err != nil {
		return config, err
	}
	return config, check_parameters.CheckParameters(config.Parameters)
}
