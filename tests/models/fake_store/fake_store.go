// Package fake_store makes a store of models that take no memory.
package fake_store

import (
	"sync"

	"rkllmd/models"
	"rkllmd/tests/models/create_stored"
	"rkllmd/tests/models/find_shelf"
	"rkllmd/tests/models/list_shelf"
)

// FakeStore returns a store that has what stands in shelf, a map of names to models.Found, at the time.
func FakeStore(shelf *sync.Map) models.Store {
	return models.Store{Find: find_shelf.FindShelf(shelf), List: list_shelf.ListShelf(shelf),
		Create: create_stored.CreateStored}
}
