// Package detokenize_piece gives a token's bytes for an answer.
package detokenize_piece

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/generation"
	"rkllmd/generation/embedded/list_marks"
)

// DetokenizePiece returns the bytes that token stands for in the answer of run. Special tokens have none, but those
// that are marks of thinking, of calls if these are looked for, or of channels: of some models the marks are words as
// any other, of some they are special tokens.
//
// **Runs on:** any thread.
func DetokenizePiece(m *engine.Model, run *generation.Run, token int32) []byte {
	if piece := detokenize_token.DetokenizeToken(m, token, false); len(piece) > 0 {
		return piece
	}
	name := detokenize_token.DetokenizeToken(m, token, true)
	if slices.Contains(list_marks.ListMarks(run.Calls), string(name)) ||
		run.Text.Channels && slices.Contains(generation.ChannelMarks, string(name)) {
		return name
	}
	return nil
}
