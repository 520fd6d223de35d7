// Package parse_text reads a text that stands in a conversation.
package parse_text

import (
	"encoding/json"

	"rkllmd/faces/conversation"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ParseText returns the member of object with this name; "" where it has none. place is where the object stands, for
// people.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid where it is no text.
func ParseText(place string, object conversation.Object, name string) (text string, err error) {
	value, given := object[name]
	if given && json.Unmarshal(value, &text) != nil {
		return "", name_error.NameError(generation.ErrInvalid, "%s.%s is %.40s; it must be a text", place, name, value)
	}
	return text, nil
}
