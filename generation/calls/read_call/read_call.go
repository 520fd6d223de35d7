// Package read_call reads a call.
package read_call

import (
	"rkllmd/generation"
	"rkllmd/generation/calls/read_members"
	"rkllmd/generation/calls/read_named"
	"rkllmd/generation/calls/read_object"
	"rkllmd/generation/calls/skip_mark"
)

// ReadCall reads a call of this form at the start of text, with the marks around it, or, with ShapeNothing, a mark.
// behind: another call of the form stands in front of text.
//
// It begins anew where a piece of an answer ends a value (scan_piece), which takes a microsecond for a kilobyte, but
// for what place knows of the call at the same start.
//
// **Runs on:** one thread at a time. It is the one that uses place.
func ReadCall(form *generation.CallForm, functions map[string]generation.CallFunction, text string, behind bool,
	place *generation.MembersPlace) (r generation.CallReading) {
	mark := form.Open
	if behind {
		mark = form.Between
	}
	begin, state := skip_mark.SkipMark(text, mark+" "+form.Begin)
	if state != generation.ReadDone {
		return generation.CallReading{State: state}
	}
	switch form.Shape {
	case generation.ShapeNothing:
		return generation.CallReading{State: generation.ReadDone, Length: begin}
	case generation.ShapeNamed:
		r = read_named.ReadNamed(form, functions, text[begin:])
	case generation.ShapeMembers:
		r = read_members.ReadMembers(form, functions, text[begin:], place)
	case generation.ShapeObject:
		r = read_object.ReadObject(text[begin:], functions)
	}
	r.Known += begin
	if r.Value > 0 {
		r.Value += begin
	}
	if r.State == generation.ReadDone {
		r.Length += begin
		end, state := skip_mark.SkipMark(text[r.Length:], form.End)
		r.State, r.Length = state, r.Length+end
	}
	switch {
	case r.Arguments != "":
	case r.State == generation.ReadDone:
		r.Arguments = "{}"
	default:
		r.Name = "" // it may not be a call yet
	}
	return r
}
