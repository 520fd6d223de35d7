// Package open_stay gets a request its model.
package open_stay

import (
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/find_model"
	"rkllmd/models/take_stay"
)

// OpenStay returns where a request finds the model that it asks for by name (find_model): Stay.Hub tells how far the
// loading is, and has the backend when that has ended. A model of t that is not in memory is loaded, and stays there
// until release_stay, which the caller owes.
//
// **Runs on:** any thread that may wait. It does not wait for the loading. Errors: find_model's.
func OpenStay(t *models.Table, main *generation.Hub, name string) (*models.Stay, error) {
	model, err := find_model.FindModel(t, main, name)
	if err != nil || model == nil {
		return &models.Stay{Hub: main}, err
	}
	return take_stay.TakeStay(t, model), nil
}
