// Package choose_tokens chooses the next token of each answer.
package choose_tokens

import (
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/librkllmrt"
)

// ChooseTokens chooses the next token of each turn that has a sampler and a row in the last decode: turn.Next.
//
// A token that ends the answer is not a part of it: it stands in turn.EndedBy, and is to be delivered only when special
// tokens are to be seen (skip_special_token off). With ignore_eos_token it is a token as any other.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are sample_token's.
func ChooseTokens(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	for i := range run.Turns {
		turn := &run.Turns[i]
		if turn.Sampler == nil || turn.Row < 0 {
			continue
		}
		token, err := sample_token.SampleToken(turn.Sampler, h.Context, turn.Row)
		if err != nil {
			return err
		}
		turn.Row, turn.Next = -1, token
		if h.Param.IgnoreEOS || !is_end_of_generation.IsEndOfGeneration(h.Model, token) {
			continue
		}
		turn.Ended, turn.EndedBy = true, token
		if h.Param.SkipSpecialToken {
			turn.Next = -1
		}
	}
	return nil
}
