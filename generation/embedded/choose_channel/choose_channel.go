// Package choose_channel decides what a model of channels says before an answer that is held to a grammar.
package choose_channel

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation"
	"rkllmd/generation/embedded/detokenize_piece"
	"rkllmd/generation/run"
	"rkllmd/generation/run/append_text"
)

// ChooseChannel returns what of r's model is said in the place of token, or false: the grammar begins here, because the
// text of a message does that is no thought, or because the model answers without a header. A token that would end the
// answer before that, or call a function, is replaced by the header of an answer. With calls, which have headers of
// their own, the grammar begins at once.
//
// **Runs on:** the pool's thread.
func ChooseChannel(m *engine.Model, r *generation.Run, token int32) (int32, bool) {
	now := r.Text
	if now.Channel == generation.ChannelAnswer || r.Calls != nil {
		return 0, false
	}
	now.Bytes = slices.Clone(now.Bytes)
	answer, _ := append_text.AppendText(&now, detokenize_piece.DetokenizePiece(m, r, token), false)
	rest := run.HeaderChannel + run.ChannelOfAnswer + run.HeaderEnd
	switch ends := is_end_of_generation.IsEndOfGeneration(m, token); {
	case !ends && answer == "":
		return token, true
	case r.Text.Channel == generation.ChannelThoughts:
		rest = generation.ChannelMarks[0] + run.HeaderStart + rest
	case !ends && r.Text.Header == "":
		return 0, false
	}
	tokens, err := tokenize_text.TokenizeText(m, rest, false, true)
	if err != nil || len(tokens) == 0 {
		return 0, false
	}
	r.Closing = tokens[1:]
	return tokens[0], true
}
