// Package detokenize_piece gives a token's bytes for an answer.
package detokenize_piece

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/generation"
)

// DetokenizePiece returns the bytes that token stands for in an answer in which calls are looked for; nil: they are
// not. Special tokens have none, but those that are marks of thinking or of calls: of some models the marks are words
// as any other, of some they are special tokens.
//
// **Runs on:** any thread.
func DetokenizePiece(m *engine.Model, calls *generation.CallState, token int32) []byte {
	if piece := detokenize_token.DetokenizeToken(m, token, false); len(piece) > 0 {
		return piece
	}
	name := detokenize_token.DetokenizeToken(m, token, true)
	for _, marks := range generation.ThinkingMarks {
		if slices.Contains(marks[:], string(name)) {
			return name
		}
	}
	if calls != nil && slices.Contains(calls.Format.Marks, string(name)) {
		return name
	}
	return nil
}
