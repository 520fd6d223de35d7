// Package create_stay begins the time of a model in memory.
package create_stay

import (
	"time"

	"rkllmd/generation"
	"rkllmd/models"
)

// CreateStay returns a stay of model that is not loaded yet, for nobody: whoever looks at its hub finds that it is
// being loaded, and has not come far.
//
// **Runs on:** any thread.
func CreateStay(t *models.Table, model *models.Model) *models.Stay {
	stay := &models.Stay{Hub: &generation.Hub{}, Model: model, Table: t, Left: make(chan struct{})}
	stay.Hub.Loading.Store(&generation.Loading{Path: model.Path, Started: time.Now(), Ended: make(chan struct{})})
	return stay
}
