// Package scan_calls finds the calls in an answer.
package scan_calls

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls"
	"rkllmd/generation/calls/append_call"
	"rkllmd/generation/calls/append_held"
	"rkllmd/generation/calls/find_call"
	"rkllmd/generation/calls/keep_place"
	"rkllmd/generation/calls/scan_piece"
)

// ScanCalls takes the next piece of an answer's text and returns what can be told since, as generation.CallState says:
// however the text is split into pieces, the parts are the same in all, but for how text and arguments are split. With
// last everything is told. White space beside a call is told with the call: not at all.
//
// **Runs on:** the backend's thread.
func ScanCalls(s *generation.CallState, text string, last bool) (parts []generation.Part) {
	append_held.AppendHeld(s, text)
	if parts, ok := scan_piece.ScanPiece(s, text); ok && !last {
		return parts
	}
	for more := true; more && !s.Ended; {
		if s.Members == nil {
			s.Members = &generation.MembersPlace{}
		}
		at, form, r := find_call.FindCall(s, last)
		told := s.Held[:at]
		if s.Behind {
			told = strings.TrimLeft(told, calls.Blanks)
		}
		if told != "" {
			parts = append(parts, generation.Part{Kind: generation.PartText, Text: told})
			s.Begun = s.Begun || strings.TrimSpace(told) != ""
			s.Behind = false
		}
		if s.Held = s.Held[at:]; at > 0 {
			s.Members = nil // it is about another beginning
		}
		if form == nil {
			break
		}
		parts = append_call.AppendCall(parts, s, form, r, last)
		if !last {
			keep_place.KeepPlace(s, r)
		}
		if more = r.State != generation.ReadMore || last; more {
			s.Members = nil
		}
	}
	if s.Ended {
		s.Held = ""
	}
	return parts
}
