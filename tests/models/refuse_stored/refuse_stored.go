// Package refuse_stored fails to make a model of a store.
package refuse_stored

import "rkllmd/models"

// RefuseStored returns a Store.Create that always fails.
func RefuseStored(err error) func(models.Found, int) (*models.Model, error) {
	return func(models.Found, int) (*models.Model, error) { return nil, err }
}
