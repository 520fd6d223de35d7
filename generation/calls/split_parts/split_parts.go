// Package split_parts finds the calls in what a token says.
package split_parts

import (
	"rkllmd/generation"
	"rkllmd/generation/calls/create_call_id"
	"rkllmd/generation/calls/scan_calls"
)

// SplitParts sets the parts of token, the next one of an answer with calls, by its text and its thoughts; Text becomes
// what of it is no call. With last nothing follows.
//
// **Runs on:** the backend's thread.
func SplitParts(s *generation.CallState, token *generation.Token, last bool) {
	if token.Thinking != "" {
		token.Parts = append(token.Parts, generation.Part{Kind: generation.PartThought, Text: token.Thinking})
	}
	text := token.Text
	token.Text = ""
	for _, part := range scan_calls.ScanCalls(s, text, last) {
		switch part.Kind {
		case generation.PartText:
			token.Text += part.Text
		case generation.PartCall:
			s.ID = create_call_id.CreateCallID(s.Format)
		}
		if part.Kind != generation.PartText {
			part.Call.ID = s.ID
		}
		token.Parts = append(token.Parts, part)
	}
}
