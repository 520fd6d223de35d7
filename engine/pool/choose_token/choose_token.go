// Package choose_token chooses a token as its task wants it.
package choose_token

import (
	"math"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/pool/rank_logits"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_bound"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/engine/sampler/set_draw"
)

// ChooseToken chooses a token by t's sampling and a row of the last decode, with the probabilities that t asks for. The
// sampler is made with the first token, and anew when modify_sampling has changed its parameters; it counts all of t's
// tokens. Of a model that is computed exactly each draw depends on the seed and on the token's place in the answer, and
// on no draw before it.
//
// **Runs on:** the pool's thread. Errors are sample_token's and sample_bound's.
func ChooseToken(p *engine.Pool, t *engine.Task, row int) (engine.Choice, error) {
	if t.Generated >= len(t.Given) { // not while tokens are chosen once more
		if changed := t.Changed.Swap(nil); changed != nil {
			t.Changes = append(t.Changes, engine.Change{Index: t.Generated, Sampling: *changed})
		}
	}
	for t.Applied < len(t.Changes) && t.Changes[t.Applied].Index <= t.Generated {
		t.Sampling = t.Changes[t.Applied].Sampling
		if t.Applied++; t.Sampler != nil {
			free_sampler.FreeSampler(t.Sampler)
			t.Sampler = nil
		}
	}
	if t.Sampler == nil {
		s, err := create_sampler.CreateSampler(p.Context.Model, t.Sampling, p.Context.Size)
		if err != nil {
			return engine.Choice{}, err
		}
		for _, token := range t.Tokens {
			accept_token.AcceptToken(s, token)
		}
		t.Sampler = s
	}
	if p.Context.Model.Exact {
		set_draw.SetDraw(t.Sampler, t.Sampling.Seed, t.Generated)
	}
	var token int32
	var err error
	if t.Grammar != "" {
		token, err = sample_bound.SampleBound(p.Context, t, row)
	} else {
		token, err = sample_token.SampleToken(t.Sampler, p.Context, row)
	}
	if err != nil || t.Alternatives == 0 {
		return engine.Choice{Token: token, Logprob: float32(math.NaN())}, err
	}
	logits, err := read_logits.ReadLogits(p.Context, row)
	if err != nil {
		return engine.Choice{}, err
	}
	return rank_logits.RankLogits(logits, token, max(0, t.Alternatives)), nil
}
