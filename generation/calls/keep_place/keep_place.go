// Package keep_place remembers where in a call an answer has ended so far.
package keep_place

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls"
	"rkllmd/utils"
	"rkllmd/utils/scan/scan_json"
)

// KeepPlace remembers that s.Held, a call which was read as r says, ends within a JSON value, or in front of a mark, so
// that scan_piece can go on there. In any other place nothing is remembered.
//
// **Runs on:** the backend's thread.
func KeepPlace(s *generation.CallState, r generation.CallReading) {
	s.Value, s.Inside, s.Mark = nil, false, ""
	if r.State != generation.ReadMore {
		return
	}
	s.Mark = r.Mark
	if r.Value == 0 {
		return
	}
	value := strings.TrimLeft(s.Held[r.Value:], calls.Blanks)
	scanner := &utils.JSONScanner{}
	if _, done, err := scan_json.ScanJSON(scanner, []byte(value)); value != "" && !done && err == nil {
		s.Value, s.Inside = scanner, s.Call != nil && value == r.Arguments
	}
}
