// Package plan_step decides what is computed next.
package plan_step

import (
	"rkllmd/engine"
	"rkllmd/engine/plan/choose_budget"
	"rkllmd/engine/plan/plan_draft"
	"rkllmd/engine/plan/share_prompts"
)

// PlanStep fills Pool.Parts and Pool.Tasks with the next step: a row for each task that lacks one token, and of those
// that lack more as many tokens as choose_budget and share_prompts allow. The part that completes a task's tokens has
// output, unless nothing is to follow them. No parts: there is nothing to compute. While all generate, tokens that are
// guessed may stand behind a row (plan_draft); all of such a part has output.
//
// **Runs on:** the pool's thread.
func PlanStep(p *engine.Pool) {
	clear(p.Parts)
	clear(p.Tasks)
	p.Parts, p.Tasks = p.Parts[:0], p.Tasks[:0]
	var lacks, prompts [engine.MaxSequences]int
	generating := 0
	for i := range p.Slots {
		s := &p.Slots[i]
		if s.Task == nil || s.Task.Parked {
			continue
		}
		if lacks[i] = len(s.Task.Tokens) - len(s.Sequence.Tokens); lacks[i] == 1 {
			generating++
		} else {
			prompts[i] = lacks[i]
		}
	}
	first := int(p.Steps % uint64(len(p.Slots)))
	waiting := generating + int(p.Context.Model.RunAnswers.Load())
	budget := choose_budget.ChooseBudget(p.Context.Batch, waiting, p.Rate, p.Options.Delay)
	draft := 0
	if generating > 0 && prompts == [engine.MaxSequences]int{} && !p.Recurrent && !p.Options.NoDrafts {
		draft = engine.MostDraft / waiting
	}
	shares := share_prompts.SharePrompts(p.Slots, prompts, budget, first)
	for i := range p.Slots {
		s, count := &p.Slots[i], shares[i]
		if lacks[i] == 1 {
			count = 1
		}
		if count == 0 {
			continue
		}
		part := engine.Part{Sequence: &s.Sequence, Tokens: s.Task.Tokens[len(s.Sequence.Tokens):][:count]}
		if count == lacks[i] && s.Task.MaxTokens > 0 {
			part.Outputs = engine.OutputLast
		}
		if draft > 0 && s.Task.Generated > 0 {
			part.Tokens = plan_draft.PlanDraft(s.Task, draft, p.Context.Size)
		}
		if len(part.Tokens) > lacks[i] {
			part.Outputs = engine.OutputAll
		}
		p.Parts, p.Tasks = append(p.Parts, part), append(p.Tasks, s.Task)
	}
}
