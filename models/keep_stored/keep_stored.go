// Package keep_stored notes a model of the store.
package keep_stored

import (
	"rkllmd/models"
	"rkllmd/models/remove_stored"
)

// KeepStored returns the model that found is, which t has from now on. One of that name whose file is another one goes
// (remove_stored).
//
// **Runs on:** any thread that may wait. **Holds:** Table.Mu (the caller).
func KeepStored(t *models.Table, found models.Found) *models.Model {
	numbers := map[int]bool{}
	for _, model := range t.Models {
		if model.Stored && model.Name == found.Name && model.Path == found.Path {
			return model
		}
		numbers[model.Number] = true
	}
	for _, stay := range t.Stays { // one that leaves may be no model of t any more
		numbers[stay.Model.Number] = true
	}
	remove_stored.RemoveStored(t, found.Name, "another model has its name now")
	number := 1
	for numbers[number] {
		number++
	}
	model := t.Options.Store.Create(found, number)
	model.Stored, model.Number = true, number
	t.Models = append(t.Models, model)
	return model
}
