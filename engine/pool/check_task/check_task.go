// Package check_task checks a task before a pool takes it.
package check_task

import (
	"errors"
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/sampler/check_sampling"
)

// CheckTask returns an error that names what is wrong with t for a pool whose sequences hold size tokens of the model
// m.
//
// **Runs on:** any thread.
func CheckTask(m *engine.Model, size int, t *engine.Task) error {
	switch {
	case t.Prompt != 0:
		return errors.New("the task was submitted before; each is submitted once")
	case len(t.Tokens) < 1 || len(t.Tokens) > size:
		return fmt.Errorf("the task has %d tokens; it may have 1 to %d", len(t.Tokens), size)
	case t.MaxTokens < 0:
		return fmt.Errorf("%d tokens were asked for; it must be 0 (none, the prompt is only read) or more", t.MaxTokens)
	case t.Alternatives < -1 || t.Alternatives > engine.MostAlternatives:
		return fmt.Errorf("%d alternatives were asked for; it must be -1 (the chosen token's probability) to %d",
			t.Alternatives, engine.MostAlternatives)
	case len(t.Given) > 0 && len(t.Tokens)+len(t.Given) > size:
		return fmt.Errorf("the task has %d tokens and %d of its answer; both together may be %d", len(t.Tokens),
			len(t.Given), size)
	case len(t.Given) > 0 && len(t.Given) >= t.MaxTokens:
		return fmt.Errorf("%d tokens of the answer are given; %d were asked for in all", len(t.Given), t.MaxTokens)
	case t.OnEnd == nil || t.OnToken == nil && t.MaxTokens > 0:
		return errors.New("the task lacks OnToken or OnEnd: nobody would be told")
	}
	for _, tokens := range [][]int32{t.Tokens, t.Given} {
		for i, token := range tokens {
			if token < 0 || int(token) >= m.VocabSize {
				return fmt.Errorf("token %d, the one at index %d, does not exist; this model has 0 to %d", token, i,
					m.VocabSize-1)
			}
		}
	}
	for _, change := range t.Changes {
		if err := check_sampling.CheckSampling(change.Sampling); err != nil {
			return err
		}
	}
	return check_sampling.CheckSampling(t.Sampling)
}
