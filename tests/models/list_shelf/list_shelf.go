// Package list_shelf lists the models on a shelf.
package list_shelf

import (
	"maps"
	"slices"
	"sync"

	"rkllmd/models"
)

// ListShelf returns Store.List of shelf.
func ListShelf(shelf *sync.Map) func() []models.Found {
	return func() (list []models.Found) {
		names := map[string]models.Found{}
		for name, there := range shelf.Range {
			names[name.(string)] = there.(models.Found)
		}
		for _, name := range slices.Sorted(maps.Keys(names)) {
			list = append(list, names[name])
		}
		return list
	}
}
