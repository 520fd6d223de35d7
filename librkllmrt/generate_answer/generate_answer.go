// Package generate_answer generates the answer of a run.
package generate_answer

import (
	"rkllmd/engine/accept_token"
	"rkllmd/engine/create_sampler"
	"rkllmd/engine/free_sampler"
	"rkllmd/engine/is_end_of_generation"
	"rkllmd/engine/sample_token"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/decode_answer"
	"rkllmd/librkllmrt/deliver_token"
	"rkllmd/librkllmrt/prefill_prompt"
	"rkllmd/utils/get_timestamp"
)

// GenerateAnswer brings the prompt into the cache, then chooses, delivers and decodes one token after the other until the
// model ends its answer, run.MaxNewTokens are there or the callback asks for a pause. The chosen tokens are appended to
// run.Tokens. A token is decoded only when the one after it is wanted, so the last one is not in the cache yet. When the context
// is full, decode_answer makes room where that is possible.
//
// The token that ends the answer is not a part of it: it stands in run.EndedBy, and is delivered only when special tokens are
// to be seen (skip_special_token off). With ignore_eos_token it is a token as any other.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors: engine.ErrAborted, engine.ErrContextFull when the context is full,
// or what failed.
func GenerateAnswer(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	if err := prefill_prompt.PrefillPrompt(h, run, run.Prompt); err != nil {
		return err
	}
	started := get_timestamp.GetTimestamp()
	defer func() { run.Result.Perf.GenerateTimeMS = float32(get_timestamp.GetTimestamp()-started) / 1e6 }()
	sampler, err := create_sampler.CreateSampler(h.Model, run.Sampling, h.Context.Size)
	if err != nil {
		return err
	}
	defer free_sampler.FreeSampler(sampler)
	for _, token := range run.Tokens {
		if token >= 0 { // not a row of embeddings
			accept_token.AcceptToken(sampler, token)
		}
	}
	for n := range run.MaxNewTokens {
		if n > 0 {
			if err := decode_answer.DecodeAnswer(h, run); err != nil {
				return err
			}
		}
		token, err := sample_token.SampleToken(sampler, h.Context, run.Row)
		if err != nil {
			return err
		}
		if !h.Param.IgnoreEOS && is_end_of_generation.IsEndOfGeneration(h.Model, token) {
			run.EndedBy = token
			if !h.Param.SkipSpecialToken {
				deliver_token.DeliverToken(h, run, token)
			}
			return nil
		}
		run.Tokens = append(run.Tokens, token)
		if deliver_token.DeliverToken(h, run, token) == librkllmrt.Pause {
			run.Paused = true
			return nil
		}
	}
	return nil
}
