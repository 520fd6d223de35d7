// Package find_here is a part of a store for a test.
package find_here

import "rkllmd/models"

// FindHere is a models.Store.Find that has each model.
func FindHere(name string) (models.Found, error) {
	return models.Found{Name: name, Path: "/here"}, nil
}
