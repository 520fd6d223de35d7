// Package parse_list reads a JSON list.
package parse_list

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ParseList returns the elements of text, JSON, as they were written. name is where it stands, want what it must be,
// both for people.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid where it is no list.
func ParseList(name string, text json.RawMessage, want string) (list []json.RawMessage, err error) {
	if json.Unmarshal(text, &list) != nil || list == nil {
		return nil, name_error.NameError(generation.ErrInvalid, "%s is %.40s; it must be %s", name, text, want)
	}
	return list, nil
}
