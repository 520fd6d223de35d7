// Package drop_deserted forgets loads that nobody waits for.
package drop_deserted

import (
	"rkllmd/models"
	"rkllmd/models/fail_stay"
)

// DropDeserted takes stays out of the front of the line that nobody holds any more: those who have asked have gone.
// Pinned models wait for nobody.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func DropDeserted(t *models.Table) {
	for len(t.Line) > 0 && t.Line[0].Holders == 0 && !t.Line[0].Model.Pinned {
		fail_stay.FailStay(t.Line[0], models.ErrDeserted)
		t.Line = t.Line[1:]
	}
}
