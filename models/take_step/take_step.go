// Package take_step waits for what is to be done next.
package take_step

import (
	"rkllmd/models"
	"rkllmd/models/choose_step"
)

// TakeStep returns what run_loader has to do next, as soon as there is something, and whether the table is being
// closed.
//
// **Runs on:** any thread that may wait. **Holds:** Table.Mu, not while it waits.
func TakeStep(t *models.Table) (step models.Step, stopped bool) {
	t.Mu.Lock()
	defer t.Mu.Unlock()
	for step = choose_step.ChooseStep(t); step.Kind == models.StepWait; step = choose_step.ChooseStep(t) {
		t.Wake.Wait()
	}
	return step, t.Stopped
}
