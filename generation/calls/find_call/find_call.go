// Package find_call looks for the next call of an answer.
package find_call

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls/is_call"
	"rkllmd/generation/calls/read_call"
	"rkllmd/generation/calls/skip_mark"
)

// FindCall returns where in s.Held the next call begins, or what may become one, its form, and how far it was read.
// nil: there is none, and all of s.Held is text. The mark that closes several calls is taken out of s.Held. With last
// nothing follows s.Held.
//
// **Runs on:** the backend's thread.
func FindCall(s *generation.CallState, last bool) (at int, form *generation.CallForm, r generation.CallReading) {
	if s.Form != nil {
		closing, state := skip_mark.SkipMark(s.Held, s.Form.Close)
		r = read_call.ReadCall(s.Form, s.Functions, s.Held, true, s.Members)
		switch {
		case s.Form.Close != "" && state == generation.ReadDone:
			s.Held, s.Form, s.Members = s.Held[closing:], nil, nil
		case is_call.IsCall(s, r, last):
			return 0, s.Form, r
		case s.Form.Close != "" && state == generation.ReadMore && !last:
			return 0, s.Form, generation.CallReading{State: state}
		default:
			s.Form = nil
		}
	}
	for at := range len(s.Held) {
		var place *generation.MembersPlace
		if at == 0 {
			place = s.Members
		}
		blank := !s.Begun && strings.TrimSpace(s.Held[:at]) == ""
		for i := range s.Format.Forms {
			form := &s.Format.Forms[i]
			if form.Start && !blank {
				continue
			}
			if r := read_call.ReadCall(form, s.Functions, s.Held[at:], false, place); is_call.IsCall(s, r, last) {
				return at, form, r
			}
		}
	}
	return len(s.Held), nil, r
}
