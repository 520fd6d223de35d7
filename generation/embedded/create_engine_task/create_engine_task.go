// Package create_engine_task makes a pool's task of a run.
package create_engine_task

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/choose_thought"
	"rkllmd/generation/embedded/deliver_task_end"
	"rkllmd/generation/embedded/deliver_task_position"
	"rkllmd/generation/embedded/deliver_task_token"
	"rkllmd/generation/embedded/list_marks"
	"rkllmd/generation/request/choose_target"
)

// CreateEngineTask returns the task that does what run asks for on the model m, and tells run.
//
// **Runs on:** any thread.
func CreateEngineTask(m *engine.Model, run *generation.Run) *engine.Task {
	r := &run.Request
	t := &engine.Task{
		Client: r.Client, Target: choose_target.ChooseTarget(r), Tokens: slices.Clone(run.Prompt),
		Sampling: run.Sampling, MaxTokens: r.MaxTokens, EndTokens: r.EndTokens, ModelEnds: !r.IgnoreEnd,
		OnToken: deliver_task_token.DeliverTaskToken(m, run), OnEnd: deliver_task_end.DeliverTaskEnd(run),
		OnQueued: deliver_task_position.DeliverTaskPosition(run),
	}
	if t.Grammar = r.Grammar; t.Grammar != "" {
		t.Steer, t.Marks = choose_thought.ChooseThought(m, run), list_marks.ListMarks(run.Calls)
	}
	if given := r.Given; given != nil {
		t.Given, t.Changes = slices.Clone(given.Tokens), slices.Clone(given.Changes)
		for i := range t.Changes {
			t.Changes[i].Sampling.Seed = run.Sampling.Seed
		}
		t.Bound, t.BoundAt = given.Bound, given.BoundAt
	}
	if t.MaxTokens == 0 {
		t.MaxTokens = run.Backend.Model.ContextSize + 1 // more than the pool has room for
	}
	if r.Session != nil {
		t.Owner, t.EndTokens = r.Session.Owner, slices.Concat(r.EndTokens, r.Session.EndTokens)
	}
	switch {
	case r.Logprobs == 0:
		t.Alternatives = -1 // the chosen token's alone
	case r.Logprobs > 0:
		t.Alternatives = min(r.Logprobs, m.VocabSize)
	}
	return t
}
