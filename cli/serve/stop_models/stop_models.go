// Package stop_models ends the service of models by name.
package stop_models

import (
	"rkllmd/models"
	"rkllmd/models/close_table"
)

// StopModels returns Front.Stop of the models of t, which are unloaded beside the fronts that are stopped: their runs
// end.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func StopModels(t *models.Table) func() {
	return func() { close_table.CloseTable(t) }
}
