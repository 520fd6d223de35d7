// Package parse_call reads the call of a function.
package parse_call

import (
	"encoding/json"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_arguments"
	"rkllmd/faces/conversation/parse_object"
	"rkllmd/faces/conversation/parse_text"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ParseCall reads {"id": "...", "type": "function", "function": {"name": "...", "arguments": ...}}. id, type and
// arguments may be left out. name is where it stands, for people.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid, with the member that is wrong.
func ParseCall(name string, text json.RawMessage) (call engine.ToolCall, err error) {
	object, err := parse_object.ParseObject(name, text)
	if err != nil {
		return call, err
	}
	if call.ID, err = parse_text.ParseText(name, object, "id"); err != nil {
		return call, err
	}
	kind, err := parse_text.ParseText(name, object, "type")
	switch {
	case err != nil:
		return call, err
	case kind != "" && kind != "function":
		return call, name_error.NameError(generation.ErrInvalid, `%s.type is %.40q; it must be "function"`, name, kind)
	case object["function"] == nil:
		return call, name_error.NameError(generation.ErrInvalid,
			`%s has no "function": give an object with its "name" and its "arguments"`, name)
	}
	name += ".function"
	if object, err = parse_object.ParseObject(name, object["function"]); err != nil {
		return call, err
	}
	if call.Name, err = parse_text.ParseText(name, object, "name"); err != nil {
		return call, err
	}
	if call.Name == "" {
		return call, name_error.NameError(generation.ErrInvalid, `%s has no "name": give the function's name`, name)
	}
	call.Arguments, err = parse_arguments.ParseArguments(name+".arguments", object["arguments"])
	return call, err
}
