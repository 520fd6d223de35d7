// Package set_parameter sets a parameter of generations.
package set_parameter

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"rkllmd/cli"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/check_parameters"
	"rkllmd/utils/convert_whole_numbers"
)

// SetParameter sets one of cli.ChatParameters to value, a number; "default" leaves it to the model. What is wrong
// changes nothing.
//
// **Runs on:** any thread. Errors: the name, the value, or its range.
func SetParameter(parameters *stream.Parameters, name, value string) error {
	if !slices.Contains(cli.ChatParameters, name) {
		return fmt.Errorf("there is no parameter %q: it must be one of %s", name, strings.Join(cli.ChatParameters,
			", "))
	}
	if value == "default" {
		value = "null"
	}
	changed := *parameters
	_ = json.Unmarshal([]byte(`{"`+name+`": null}`), &changed) // a place of its own for the new value
	member, err := json.Marshal(map[string]json.RawMessage{name: json.RawMessage(value)})
	if err == nil {
		err = json.Unmarshal(convert_whole_numbers.ConvertWholeNumbers(member), &changed)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be %q: it must be a number (max_tokens, top_k and seed: a whole one), or default",
			name, value)
	}
	if err := check_parameters.CheckParameters(changed); err != nil {
		return err
	}
	*parameters = changed
	return nil
}
