// Package add_figures adds figures to a page.
package add_figures

import (
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
)

// AddFigures adds figures to registry, which calls update before each page.
//
// **Runs on:** any thread. **Holds:** Registry.Mu.
func AddFigures(registry *exposition.Registry, figures []exposition.Figure, update func(*exposition.Registry)) {
	for _, figure := range figures {
		add_family.AddFamily(registry, &exposition.Family{Name: figure.Name, Help: figure.Help, Kind: figure.Kind})
	}
	registry.Mu.Lock()
	defer registry.Mu.Unlock()
	registry.Updates = append(registry.Updates, update)
}
