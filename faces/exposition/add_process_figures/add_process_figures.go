// Package add_process_figures adds the process's figures to a page.
package add_process_figures

import (
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_figures"
	"rkllmd/faces/exposition/update_process_figures"
)

// AddProcessFigures adds to registry what the kernel says of this process.
//
// **Runs on:** any thread. **Holds:** Registry.Mu.
func AddProcessFigures(registry *exposition.Registry) {
	add_figures.AddFigures(registry, exposition.ProcessFigures, update_process_figures.UpdateProcessFigures)
}
