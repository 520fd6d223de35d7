// Package choose_thought decides whether a model may think before an answer that is held to a grammar.
package choose_thought

import (
	"slices"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation"
	"rkllmd/generation/embedded/choose_channel"
	"rkllmd/generation/embedded/detokenize_piece"
	"rkllmd/generation/run/append_text"
	"rkllmd/generation/run/measure_suffix"
)

// ChooseThought returns Steer of the task of run. The model may think: from a token on that is a whole mark of
// thinking, or where the prompt has begun its thoughts. A token that would end the answer within the thoughts, or that
// has more than their mark, is replaced by the rest of the mark, so that the grammar can begin behind it.
//
// **Runs on:** any thread. What it returns runs on the pool's thread.
func ChooseThought(m *engine.Model, run *generation.Run) func(*engine.Task, int32) (int32, bool) {
	return func(_ *engine.Task, token int32) (int32, bool) {
		if len(run.Closing) > 0 {
			next := run.Closing[0]
			run.Closing = run.Closing[1:]
			return next, true
		}
		now := run.Text
		if now.Channels {
			return choose_channel.ChooseChannel(m, run, token)
		}
		if now.Mark == "" && !now.Thoughts {
			return 0, false
		}
		next := now
		next.Bytes = slices.Clone(now.Bytes)
		answer, _ := append_text.AppendText(&next, detokenize_piece.DetokenizePiece(m, run, token), false)
		ends := is_end_of_generation.IsEndOfGeneration(m, token)
		switch {
		case next.Mark != "" && !ends:
			return token, true
		case now.Mark == "":
			return 0, false
		case !ends && strings.TrimSpace(answer+next.Held) == "":
			return token, true
		}
		rest := now.Mark[measure_suffix.MeasureSuffix(now.Held, now.Mark):]
		tokens, err := tokenize_text.TokenizeText(m, rest, false, true)
		if err != nil || len(tokens) == 0 {
			return 0, false
		}
		run.Closing = tokens[1:]
		return tokens[0], true
	}
}
