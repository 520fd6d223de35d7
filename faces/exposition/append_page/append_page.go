// Package append_page writes the page that Prometheus reads.
package append_page

import (
	"maps"
	"slices"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_family"
)

// AppendPage brings registry up to date and appends all of it to page, in the order of names.
//
// **Runs on:** any thread that may wait. **Holds:** Registry.Mu.
func AppendPage(page []byte, registry *exposition.Registry) []byte {
	registry.Mu.Lock()
	defer registry.Mu.Unlock()
	for _, update := range registry.Updates {
		update(registry)
	}
	for _, name := range slices.Sorted(maps.Keys(registry.Families)) {
		page = append_family.AppendFamily(page, registry.Families[name])
	}
	return page
}
