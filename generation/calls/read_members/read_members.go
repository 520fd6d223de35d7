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
// by one (calls.MemberBegin). They are written as a JSON object, an argument when it is complete. What place knows of
// the same call, of which text has more now, is not read again; nil: nothing is known, nor kept.
//
// **Runs on:** one thread at a time. It is the one that uses place.
func ReadMembers(form *generation.CallForm, functions map[string]generation.CallFunction, text string,
	place *generation.MembersPlace) generation.CallReading {
	name, at, state := find_name.FindName(form, functions, text)
	if state != generation.ReadDone {
		return generation.CallReading{State: state}
	}
	if place == nil {
		place = &generation.MembersPlace{}
	}
	if place.Form != form {
		*place = generation.MembersPlace{Form: form, At: at, Given: map[string]bool{}}
		place.Arguments.WriteByte('{')
	}
	r := generation.CallReading{Name: name}
	for {
		r.Arguments, r.Known = place.Arguments.String(), place.At
		n, state := skip_mark.SkipMark(text[place.At:], calls.MemberBegin)
		if state == generation.ReadBroken {
			r.State, r.Arguments, r.Length = generation.ReadDone, r.Arguments+"}", place.At
			return r
		}
		key, rest, named := strings.Cut(text[place.At+n:], calls.MemberName)
		value, _, whole := strings.Cut(rest, calls.MemberEnd)
		switch {
		case state == generation.ReadMore, !named, !whole:
			if r.State = generation.ReadMore; named {
				r.Mark = calls.MemberEnd
			}
			return r
		case place.Given[key]:
			return r
		case len(place.Given) > 0:
			place.Arguments.WriteString(", ")
		}
		place.Given[key] = true
		place.Arguments.WriteString(convert_member.ConvertMember(key, true) + ": " +
			convert_member.ConvertMember(value, functions[name].Texts[key]))
		place.At += n + len(key) + len(calls.MemberName) + len(value) + len(calls.MemberEnd)
	}
}
