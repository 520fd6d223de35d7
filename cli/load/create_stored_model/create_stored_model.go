// Package create_stored_model makes a model of the store ready to be loaded.
package create_stored_model

import (
	"rkllmd/cli"
	"rkllmd/cli/load/create_named_model"
	"rkllmd/cli/load/fail_open"
	"rkllmd/models"
)

// CreateStoredModel returns models.Store.Create: a model that is computed as a named one is (create_named_model). One
// that cannot be computed here, because there is no library for it, says so when it is loaded.
//
// **Runs on:** any thread. What it returns runs on any thread.
func CreateStoredModel(settings cli.Settings, embedded cli.Embedded) func(models.Found, int) *models.Model {
	return func(found models.Found, number int) *models.Model {
		model, err := create_named_model.CreateNamedModel(cli.NamedModel{Name: found.Name, Path: found.Path}, number,
			settings, embedded)
		if err != nil {
			model = &models.Model{Name: found.Name, Path: found.Path, Open: fail_open.FailOpen(err)}
		}
		return model
	}
}
