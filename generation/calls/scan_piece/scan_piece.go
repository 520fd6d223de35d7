// Package scan_piece reads a piece of a call that goes on.
package scan_piece

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/utils/scan/scan_json"
)

// ScanPiece returns what a piece of an answer tells that stands at the end of s.Held. ok: it goes on within the place
// that keep_place has remembered, so that nothing before it is to be read again. Otherwise nothing is remembered any
// more.
//
// **Runs on:** the backend's thread.
func ScanPiece(s *generation.CallState, text string) (parts []generation.Part, ok bool) {
	switch {
	case s.Value != nil:
		_, done, err := scan_json.ScanJSON(s.Value, []byte(text))
		ok = !done && err == nil
	case s.Mark != "":
		ok = !strings.Contains(s.Held[max(0, len(s.Held)-len(text)-len(s.Mark)+1):], s.Mark)
	}
	if !ok {
		s.Value, s.Inside, s.Mark = nil, false, ""
		return nil, false
	}
	if s.Inside && text != "" {
		s.Call.Arguments = s.Held[len(s.Held)-len(s.Call.Arguments)-len(text):]
		parts = append(parts, generation.Part{Kind: generation.PartArguments, Text: text, Call: *s.Call})
	}
	return parts, true
}
