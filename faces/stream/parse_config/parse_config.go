// Package parse_config reads a config message.
package parse_config

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/check_input"
	"rkllmd/faces/stream/check_parameters"
	"rkllmd/faces/stream/parse_members"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ParseConfig reads and checks a config message. It streams unless it says otherwise.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Configuration message". Errors:
// generation.ErrInvalid.
func ParseConfig(text []byte) (stream.Config, error) {
	config := stream.Config{Options: stream.Options{Stream: true}}
	if err := parse_members.ParseMembers(text, &config); err != nil {
		return config, err
	}
	switch {
	case config.Type != stream.TypeConfig:
		return config, name_error.NameError(generation.ErrInvalid, `"type" is %.40q; it must be "config"`, config.Type)
	case config.Received < 0:
		return config, name_error.NameError(generation.ErrInvalid,
			`"received" is %d; it must be how many token messages have arrived, 0 or more`, config.Received)
	case config.Resume != "":
		return config, nil
	}
	if err := check_input.CheckInput(config.Input); err != nil {
		return config, err
	}
	return config, check_parameters.CheckParameters(config.Parameters)
}
