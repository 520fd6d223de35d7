// Package parse_arguments reads the arguments of a call.
package parse_arguments

import (
	"encoding/json"
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/utils/check_json"
)

// ParseArguments returns the arguments of a call as the text of a JSON object. text is that object, or a JSON text
// that holds one, as models write them; nil or "": there are none. name is where it stands, for people.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid.
func ParseArguments(name string, text json.RawMessage) (string, error) {
	object := string(text)
	if json.Unmarshal(text, &object) == nil {
		object = strings.TrimSpace(object)
	}
	if object == "" {
		return "{}", nil
	}
	var members map[string]json.RawMessage
	if check_json.CheckJSON([]byte(object)) != nil || json.Unmarshal([]byte(object), &members) != nil ||
		members == nil {
		return "", name_error.NameError(generation.ErrInvalid,
			"%s is %.40s; it must be an object, or a text that holds one", name, text)
	}
	return object, nil
}
