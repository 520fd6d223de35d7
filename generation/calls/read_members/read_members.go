// Package read_members reads a call whose arguments stand between marks.
package read_members

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls"
	"rkllmd/generation/calls/convert_member"
	"rkllmd/generation/calls/find_name"
	"rkllmd/generation/calls/skip_mark"
)

// ReadMembers reads a call at the start of text: the name of one of functions, the form's Middle, and the arguments one
// by one (calls.MemberBegin). They are written as a JSON object, an argument when it is complete.
//
// **Runs on:** any thread.
func ReadMembers(form *generation.CallForm, functions map[string]generation.CallFunction, text string,
) generation.CallReading {
	name, at, state := find_name.FindName(form, functions, text)
	if state != generation.ReadDone {
		return generation.CallReading{State: state}
	}
	r := generation.CallReading{Name: name, Arguments: "{", Known: at}
	given := map[string]bool{}
	for {
		n, state := skip_mark.SkipMark(text[at:], calls.MemberBegin)
		if state == generation.ReadBroken {
			r.State, r.Arguments, r.Known, r.Length = generation.ReadDone, r.Arguments+"}", at, at
			return r
		}
		key, rest, named := strings.Cut(text[at+n:], calls.MemberName)
		value, _, whole := strings.Cut(rest, calls.MemberEnd)
		switch {
		case state == generation.ReadMore, !named, !whole:
			if r.State = generation.ReadMore; named {
				r.Mark = calls.MemberEnd
			}
			return r
		case given[key]:
			return r
		case len(given) > 0:
			r.Arguments += ", "
		}
		given[key] = true
		r.Arguments += convert_member.ConvertMember(key, true) + ": " +
			convert_member.ConvertMember(value, functions[name].Texts[key])
		at += n + len(key) + len(calls.MemberName) + len(value) + len(calls.MemberEnd)
		r.Known = at
	}
}
