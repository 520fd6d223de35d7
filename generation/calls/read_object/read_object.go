// Package read_object reads a call that is a JSON object.
package read_object

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/generation/calls/convert_arguments"
	"rkllmd/generation/calls/read_member"
	"rkllmd/generation/calls/skip_mark"
)

// ReadObject reads a call at the start of text: a JSON object with the name of one of functions, and its arguments,
// which are also called parameters; "": it has none. Beside these it may have an id and a type.
//
// **Runs on:** any thread.
func ReadObject(text string, functions map[string]generation.CallFunction) generation.CallReading {
	r := generation.CallReading{}
	at, state := skip_mark.SkipMark(text, "{")
	given := map[string]bool{}
	for state == generation.ReadDone {
		var name, value string
		var n int
		name, value, n, state = read_member.ReadMember(text[at:])
		at += n
		if state == generation.ReadMore && value != "" {
			r.Value = at - len(value)
		}
		switch {
		case value == "":
		case given[name]:
			state = generation.ReadBroken
		case name == "name" && state == generation.ReadDone:
			_ = json.Unmarshal([]byte(value), &r.Name)
			if _, known := functions[r.Name]; !known {
				r.Name, state = "", generation.ReadBroken
			}
			r.Known = max(r.Known, at)
		case name == "arguments" || name == "parameters":
			arguments, right := convert_arguments.ConvertArguments(value, state)
			if !right || given["arguments"] || given["parameters"] {
				state = generation.ReadBroken
				break
			}
			if arguments != "" {
				r.Arguments, r.Known = arguments, max(r.Known, at)
			}
		case name != "name" && name != "id" && name != "type":
			state = generation.ReadBroken
		}
		if state != generation.ReadDone {
			break
		}
		given[name] = true
		n, state = skip_mark.SkipMark(text[at:], ",")
		if state == generation.ReadDone {
			at += n
			continue
		}
		if n, state = skip_mark.SkipMark(text[at:], "}"); state == generation.ReadDone {
			r.Length = at + n
			break
		}
	}
	if r.State = state; state == generation.ReadDone && r.Name == "" {
		r.State = generation.ReadBroken
	}
	return r
}
