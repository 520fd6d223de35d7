// Package append_call tells what is new of a call.
package append_call

import (
	"rkllmd/generation"
)

// AppendCall appends what is new of the call that s.Held begins with, of this form and as far as it was read, to parts,
// and takes it out of s.Held when it is over. With last nothing follows s.Held.
//
// **Runs on:** the backend's thread.
func AppendCall(parts []generation.Part, s *generation.CallState, form *generation.CallForm, r generation.CallReading,
	last bool) []generation.Part {
	done := r.State == generation.ReadDone
	if r.Name != "" && (done || !s.Whole) {
		if s.Call == nil {
			s.Call = &generation.Call{Index: s.Next, Name: r.Name}
			s.Next++
			parts = append(parts, generation.Part{Kind: generation.PartCall, Call: *s.Call})
		}
		if piece := r.Arguments[len(s.Call.Arguments):]; piece != "" {
			s.Call.Arguments = r.Arguments
			parts = append(parts, generation.Part{Kind: generation.PartArguments, Text: piece, Call: *s.Call})
		}
	}
	switch {
	case form.Shape == generation.ShapeNothing && done:
		s.Held = s.Held[r.Length:]
		return parts
	case r.State == generation.ReadMore && !last:
		return parts
	case done:
		s.Held, s.Behind, s.Form, s.Ended = s.Held[r.Length:], true, form, s.One
		s.Count++
	default:
		s.Held, s.Behind, s.Form = s.Held[r.Known:], false, nil
		s.Call.Broken = true
	}
	s.Begun = true
	parts = append(parts, generation.Part{Kind: generation.PartCallEnd, Call: *s.Call})
	s.Call = nil
	return parts
}
