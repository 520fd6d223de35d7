// Package run_loader loads and unloads models.
package run_loader

import (
	"rkllmd/models"
	"rkllmd/models/close_stay"
	"rkllmd/models/load_stay"
	"rkllmd/models/plan_stay"
	"rkllmd/models/take_step"
)

// RunLoader loads and unloads the models of t, one after the other, as take_step says, until close_table; then it
// unloads all of them at once, and closes Table.Ended.
//
// **Runs on:** a goroutine of its own.
func RunLoader(t *models.Table) {
	defer close(t.Ended)
	defer t.Closing.Wait()
	for {
		step, stopped := take_step.TakeStep(t)
		switch step.Kind {
		case models.StepPlan:
			plan_stay.PlanStay(step.Stay)
		case models.StepLoad:
			load_stay.LoadStay(step.Stay)
		case models.StepClose:
			if !stopped {
				close_stay.CloseStay(step.Stay)
				continue
			}
			t.Closing.Add(1)
			go func() {
				defer t.Closing.Done()
				close_stay.CloseStay(step.Stay)
			}()
		case models.StepEnd:
			return
		}
	}
}
