// Package plan_prefill chooses what of a run's prompts is decoded next.
package plan_prefill

import (
	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/choose_rows"
	"rkllmd/librkllmrt/run/count_same_kind"
)

// PlanPrefill sets run.Parts to as much of what is still to be decoded of the prompts as one decode takes
// (choose_rows): of whole prompts, or else of the conversations before the new turns. They come in the order of the
// inputs, and are all tokens or all rows of embeddings, as the first one begins. Where a part is the end of its
// prompt, turn.Row is the row of its logits. No parts: there is nothing left.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func PlanPrefill(h *librkllmrt.Handle, run *librkllmrt.Run, whole bool) {
	run.Parts = run.Parts[:0]
	rows, most := 0, choose_rows.ChooseRows(h)
	for i := range run.Turns {
		turn := &run.Turns[i]
		seq, end := &turn.Lane.Sequence, turn.Prompt
		if !whole {
			end -= turn.New
		}
		tokens := turn.Tokens[len(seq.Tokens):end]
		tokens = tokens[:min(count_same_kind.CountSameKind(tokens), most-rows)]
		if len(tokens) == 0 || len(run.Parts) > 0 && (tokens[0] < 0) != (run.Parts[0].Tokens[0] < 0) {
			continue
		}
		rows += len(tokens)
		part := engine.Part{Sequence: seq, Tokens: tokens, Outputs: engine.OutputNone}
		if turn.Row = -1; len(seq.Tokens)+len(tokens) == end {
			part.Outputs, turn.Row = engine.OutputLast, rows-1
		}
		run.Parts = append(run.Parts, part)
	}
}
