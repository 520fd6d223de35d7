// Package spell_token gives a token's bytes for an answer.
package spell_token

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/token_to_piece"
	"rkllmd/generation"
)

// SpellToken returns the bytes that token stands for in an answer. Special tokens have none, but those that are marks of thinking: of some
// models the marks are words as any other, of some they are special tokens.
//
// **Runs on:** any thread.
func SpellToken(m *engine.Model, token int32) []byte {
	if piece := token_to_piece.TokenToPiece(m, token, false); len(piece) > 0 {
		return piece
	}
	name := token_to_piece.TokenToPiece(m, token, true)
	for _, marks := range generation.ThinkingMarks {
		if slices.Contains(marks[:], string(name)) {
			return name
		}
	}
	return nil
}
