// Package measure_step counts a step of a pool.
package measure_step

import (
	"time"

	"rkllmd/engine"
)

// MeasureStep counts the step that was just decoded, for the figures of its tasks and of the pool, and learns from it
// how much longer prompt tokens make a step: Pool.Rate. A few of them cost next to nothing beside the rows of tasks
// that generate; a step tells at most that they took a quarter of it, so that the rate rises step by step, while it
// falls as fast as it must. Guessed tokens count for nothing here; deliver_draft counts those that were chosen.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu.
func MeasureStep(p *engine.Pool, took time.Duration) {
	rows, prompt, guessed := 0, 0, 0
	for i, part := range p.Parts {
		t, count := p.Tasks[i], len(part.Tokens)
		rows += count
		t.Figures.Steps++
		if part.Outputs == engine.OutputAll {
			guessed += count - 1
		} else if t.Generated == 0 || count > 1 || len(part.Sequence.Tokens) < len(t.Tokens) {
			prompt += count
			t.Figures.PrefillTokens += count
			t.Prefill += took
		}
	}
	p.Steps++
	switch extra := took; {
	case prompt == 0 && guessed > 0:
	case prompt == 0 && p.RowsOnly == 0:
		p.RowsOnly = took
	case prompt == 0:
		p.RowsOnly += (took - p.RowsOnly) / 4
	default:
		if prompt < rows {
			extra = max(took-p.RowsOnly, took/4)
		}
		rate := float64(prompt) / max(extra.Seconds(), 1e-9)
		if p.Rate > 0 {
			rate = p.Rate + (rate-p.Rate)/2
		}
		p.Rate = rate
	}
	p.Mu.Lock()
	defer p.Mu.Unlock()
	s := &p.Stats
	s.Steps, s.LastBatch, s.StepTime = p.Steps, uint64(rows), took
	s.PrefillTokens += uint64(prompt)
	s.DecodeTokens += uint64(rows - prompt - guessed)
	if prompt > 0 {
		s.PrefillTime += took
	} else {
		s.DecodeTime += took
	}
	if s.MeanStepTime += (took - s.MeanStepTime) / 16; p.Steps == 1 {
		s.MeanStepTime = took
	}
}
