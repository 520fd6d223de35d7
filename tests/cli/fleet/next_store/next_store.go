// Package next_store makes a store for a test.
package next_store

import (
	"rkllmd/models"
	"rkllmd/tests/cli/fleet/create_here"
	"rkllmd/tests/cli/fleet/find_here"
	"rkllmd/tests/cli/fleet/list_here"
)

// NextStore returns a store of which find says that each model is here, and that lists the model a.
func NextStore() models.Store {
	return models.Store{Find: find_here.FindHere, List: list_here.ListHere, Create: create_here.CreateHere}
}
