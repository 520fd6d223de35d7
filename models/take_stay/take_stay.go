// Package take_stay holds a model in memory.
package take_stay

import (
	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/fail_stay"
)

// TakeStay returns the stay of model that takes requests, with one more holder. If there is none, a new one waits at
// the end of the line; in a table that is closed it has failed already.
//
// **Runs on:** any thread. **Holds:** Table.Mu.
func TakeStay(t *models.Table, model *models.Model) *models.Stay {
	t.Mu.Lock()
	defer t.Mu.Unlock()
	if model.Stay == nil {
		model.Stay = create_stay.CreateStay(t, model)
		t.Line = append(t.Line, model.Stay)
	}
	stay := model.Stay
	stay.Holders++
	if stay.Idle != nil {
		stay.Idle.Stop()
	}
	if t.Stopped {
		t.Line = nil
		fail_stay.FailStay(stay, models.ErrStopping)
	}
	t.Wake.Broadcast()
	return stay
}
