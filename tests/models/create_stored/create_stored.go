// Package create_stored makes a model of a store.
package create_stored

import (
	"rkllmd/models"
	"rkllmd/tests/models/fake_model"
)

// CreateStored is Store.Create: the model takes no memory.
func CreateStored(found models.Found, _ int) *models.Model {
	model := fake_model.FakeModel(found.Name).Model
	model.Path = found.Path
	return model
}
