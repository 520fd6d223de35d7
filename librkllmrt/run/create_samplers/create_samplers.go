// Package create_samplers makes the samplers of a run.
package create_samplers

import (
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/librkllmrt"
)

// CreateSamplers gives each turn of a run that is to have an answer its sampler, which has seen the turn's prompt.
//
// **Runs on:** the run's thread. Errors are create_sampler's. Free them with free_samplers, after an error too.
func CreateSamplers(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	if run.MaxNewTokens == 0 {
		return nil
	}
	for i := range run.Turns {
		turn := &run.Turns[i]
		var err error
		if turn.Sampler, err = create_sampler.CreateSampler(h.Model, run.Sampling, h.Context.Size); err != nil {
			return err
		}
		for _, token := range turn.Tokens {
			if token >= 0 { // not a row of embeddings
				accept_token.AcceptToken(turn.Sampler, token)
			}
		}
	}
	return nil
}
