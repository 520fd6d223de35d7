// Package parse_object reads an object that stands in a conversation.
package parse_object

import (
	"encoding/json"

	"rkllmd/faces/conversation"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/utils/find_duplicate"
)

// ParseObject returns the members of text, JSON without blanks in front. name is where it stands, for people.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid where it is no object, or has a member twice.
func ParseObject(name string, text json.RawMessage) (object conversation.Object, err error) {
	if json.Unmarshal(text, &object) != nil || object == nil {
		return nil, name_error.NameError(generation.ErrInvalid, "%s is %.40s; it must be an object", name, text)
	}
	if twice := find_duplicate.FindDuplicate(text); twice != "" {
		return nil, name_error.NameError(generation.ErrInvalid, "%s has %.40q twice; give it once", name, twice)
	}
	for member, value := range object {
		if string(value) == "null" {
			delete(object, member)
		}
	}
	return object, nil
}
