// Package calls_told writes down what is told of an answer with calls.
package calls_told

import (
	"fmt"
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls/scan_calls"
)

// CallsTold has pieces be the answer of s and returns what is told, text and arguments joined: text as it is, a call as
// «NUMBER:NAME(ARGUMENTS)», with "..." in the place of the bracket of one that is broken.
func CallsTold(s *generation.CallState, pieces ...string) string {
	var told strings.Builder
	for i := range len(pieces) + 1 {
		piece, last := "", i == len(pieces)
		if !last {
			piece = pieces[i]
		}
		for _, part := range scan_calls.ScanCalls(s, piece, last) {
			switch part.Kind {
			case generation.PartText, generation.PartArguments:
				told.WriteString(part.Text)
			case generation.PartCall:
				fmt.Fprintf(&told, "«%d:%s(", part.Call.Index, part.Call.Name)
			case generation.PartCallEnd:
				told.WriteString(map[bool]string{true: "...»", false: ")»"}[part.Call.Broken])
			}
		}
	}
	return told.String()
}
