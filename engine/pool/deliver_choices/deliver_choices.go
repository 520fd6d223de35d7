// Package deliver_choices chooses the tokens of a step.
package deliver_choices

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/check_cache"
	"rkllmd/engine/pool/deliver_choice"
	"rkllmd/engine/pool/deliver_draft"
	"rkllmd/engine/pool/drop_rejected"
	"rkllmd/engine/pool/end_task"
)

// DeliverChoices chooses and delivers a token for each task of the step that was just decoded whose tokens are
// complete, and where some were guessed as many as fit. Those that wanted no more than that end. Before, each cache is
// checked (check_cache): a task whose own is not as it must be has failed. At last wrong guesses are taken out of the
// caches: no row can be read after that.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during OnToken and OnEnd.
func DeliverChoices(p *engine.Pool) {
	if p.Options.Disturb != nil {
		p.Options.Disturb(p)
	}
	row := -1
	p.Rejected = p.Rejected[:0]
	for i, part := range p.Parts {
		t, rejected := p.Tasks[i], 0
		row += len(part.Tokens)
		if err := check_cache.CheckCache(p.Context, t.Slot); err != nil {
			end_task.EndTask(p, t, engine.EndFailed, err)
		} else if part.Outputs == engine.OutputAll {
			rejected = deliver_draft.DeliverDraft(p, t, part.Tokens, row-len(part.Tokens)+1)
		} else if part.Outputs == engine.OutputLast {
			deliver_choice.DeliverChoice(p, t, row)
		} else if t.MaxTokens == 0 && len(part.Sequence.Tokens) == len(t.Tokens) {
			end_task.EndTask(p, t, engine.EndLength, nil)
		}
		p.Rejected = append(p.Rejected, rejected)
	}
	for i, part := range p.Parts {
		if p.Rejected[i] > 0 {
			drop_rejected.DropRejected(p, &p.Slots[part.Sequence.ID], p.Rejected[i])
		}
	}
}
