// Package create_here is a part of a store for a test.
package create_here

import "rkllmd/models"

// CreateHere is a models.Store.Create of models that nobody can load.
func CreateHere(found models.Found, number int) *models.Model {
	return &models.Model{Name: found.Name, Path: found.Path, Number: number}
}
