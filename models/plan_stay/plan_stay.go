// Package plan_stay asks how much memory a model takes.
package plan_stay

import "rkllmd/models"

// PlanStay notes how much memory the model of stay will take. What cannot be told, because the file cannot be read, is
// 0: the load will say why.
//
// **Runs on:** any thread that may wait. It reads the file's header. **Holds:** Table.Mu, for a moment.
func PlanStay(stay *models.Stay) {
	var size models.Size
	if stay.Model.Plan != nil {
		if planned, err := stay.Model.Plan(); err == nil {
			size = planned
		}
	}
	stay.Table.Mu.Lock()
	defer stay.Table.Mu.Unlock()
	stay.Size, stay.Planned = size, true
}
