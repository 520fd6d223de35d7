// Package add_family adds a family to a page.
package add_family

import (
	"rkllmd/faces/exposition"
)

// AddFamily puts family into registry, and returns it. One of the same name that is there is replaced, so that a page
// has each name once.
//
// **Runs on:** any thread. **Holds:** Registry.Mu.
func AddFamily(registry *exposition.Registry, family *exposition.Family) *exposition.Family {
	registry.Mu.Lock()
	defer registry.Mu.Unlock()
	if registry.Families == nil {
		registry.Families = map[string]*exposition.Family{}
	}
	registry.Families[family.Name] = family
	return family
}
