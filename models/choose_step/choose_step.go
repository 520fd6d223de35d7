// Package choose_step decides what is done next with the models of a table.
package choose_step

import (
	"slices"
	"time"

	"rkllmd/models"
	"rkllmd/models/choose_leaver"
	"rkllmd/models/drop_deserted"
	"rkllmd/models/end_stay"
	"rkllmd/models/fail_stay"
	"rkllmd/models/is_room"
)

// ChooseStep decides what run_loader does next, and notes that it does it. Who leaves and is held by nobody is unloaded
// first of all. Then the first in the line is loaded, where there is room. Where there is none, one leaves
// (choose_leaver): if requests still hold it, nothing is done until they have ended, and no request that comes
// meanwhile holds it, so that whoever waits gets his turn. Where nobody can leave, the load itself finds out whether
// there is the memory; where there are as many models as may be, it is refused.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func ChooseStep(t *models.Table) models.Step {
	for i, stay := range t.Stays {
		if stay.Leaving && (stay.Holders == 0 || t.Stopped) {
			t.Stays = slices.Delete(t.Stays, i, i+1)
			return models.Step{Kind: models.StepClose, Stay: stay}
		}
	}
	if t.Stopped {
		return models.Step{Kind: models.StepEnd}
	}
	drop_deserted.DropDeserted(t)
	if len(t.Line) == 0 {
		return models.Step{}
	}
	first := t.Line[0]
	if !first.Planned {
		return models.Step{Kind: models.StepPlan, Stay: first}
	}
	if !is_room.IsRoom(t, first.Size) {
		if leaver := choose_leaver.ChooseLeaver(t); leaver != nil {
			end_stay.EndStay(leaver, "its place is needed for "+first.Model.Name)
			if leaver.Holders > 0 {
				return models.Step{}
			}
			at := slices.Index(t.Stays, leaver)
			t.Stays = slices.Delete(t.Stays, at, at+1)
			return models.Step{Kind: models.StepClose, Stay: leaver}
		}
		if t.Options.Most > 0 && len(t.Stays) >= t.Options.Most {
			t.Line, first.Model.Err = t.Line[1:], models.ErrPinned
			fail_stay.FailStay(first, models.ErrPinned)
			return ChooseStep(t)
		}
	}
	first.Begun = time.Now()
	t.Line, t.Stays = t.Line[1:], append(t.Stays, first)
	return models.Step{Kind: models.StepLoad, Stay: first}
}
