// Package generate_answers generates the answers of a run.
package generate_answers

import (
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/choose_tokens"
	"rkllmd/librkllmrt/run/create_samplers"
	"rkllmd/librkllmrt/run/decode_answers"
	"rkllmd/librkllmrt/run/deliver_tokens"
	"rkllmd/librkllmrt/run/free_samplers"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/utils/get_timestamp"
)

// GenerateAnswers brings the prompts into the cache, then chooses, delivers and decodes one token of each answer after
// the other, until the model has ended all of them, run.MaxNewTokens are there or the callback asks for a pause. The
// delivered tokens are appended to turn.Tokens. A token is decoded only when the one after it is wanted, so the last
// one is not in the cache yet. When a context is full, decode_answers makes room where that is possible.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors: engine.ErrAborted, or what failed.
func GenerateAnswers(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	defer free_samplers.FreeSamplers(run)
	if err := create_samplers.CreateSamplers(h, run); err != nil {
		return err
	}
	if err := prefill_prompts.PrefillPrompts(h, run, true); err != nil {
		return err
	}
	h.Model.RunAnswers.Add(1)
	defer h.Model.RunAnswers.Add(-1)
	started := get_timestamp.GetTimestamp()
	defer func() { run.Perf.GenerateTimeMS = float32(get_timestamp.GetTimestamp()-started) / 1e6 }()
	for n := range run.MaxNewTokens {
		if n > 0 {
			if err := decode_answers.DecodeAnswers(h, run); err != nil || len(run.Parts) == 0 {
				return err
			}
			if err := choose_tokens.ChooseTokens(h, run); err != nil {
				return err
			}
		}
		if run.Paused = deliver_tokens.DeliverTokens(h, run); run.Paused {
			return nil
		}
	}
	return nil
}
