// Package choose_rows bounds what a decode of a prompt may take.
package choose_rows

import (
	"rkllmd/engine"
	"rkllmd/engine/plan/choose_budget"
	"rkllmd/librkllmrt"
)

// ChooseRows returns how many tokens of a run's prompts are decoded at once: a whole batch, as long as nobody else
// computes on the model; otherwise as many as a step of a pool would take (choose_budget), which waits meanwhile.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func ChooseRows(h *librkllmrt.Handle) int {
	if h.Context.Model.PoolTasks.Load() == 0 {
		return h.Context.Batch
	}
	return choose_budget.ChooseBudget(h.Context.Batch, int(h.Context.Model.PoolAnswers.Load()), h.Rate,
		engine.DefaultDelay)
}
