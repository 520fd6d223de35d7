// Package set_value gives a chat template one more value.
package set_value

import (
	"fmt"

	"rkllmd/jinja"
	"rkllmd/jinja/read_json_value"
)

// SetValue sets the variable called name to what the JSON text says, or to None where that is "".
//
// **Runs on:** any thread. The error says that text is no JSON.
func SetValue(values *jinja.Dict, name, text string) error {
	var value jinja.Value
	if text != "" {
		var err error
		if value, err = read_json_value.ReadJSONValue([]byte(text)); err != nil {
			return fmt.Errorf("%s is no JSON text: %w", name, err)
		}
	}
	values.Keys, values.Values = append(values.Keys, &jinja.Text{String: name}), append(values.Values, value)
	return nil
}
