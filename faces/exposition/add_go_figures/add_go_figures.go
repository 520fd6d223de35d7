// Package add_go_figures adds Go's figures to a page.
package add_go_figures

import (
	"runtime"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/faces/exposition/add_figures"
	"rkllmd/faces/exposition/set_value"
	"rkllmd/faces/exposition/update_go_figures"
)

// AddGoFigures adds to registry what Go's runtime says of itself.
//
// **Runs on:** any thread. **Holds:** Registry.Mu.
func AddGoFigures(registry *exposition.Registry) {
	set_value.SetValue(add_family.AddFamily(registry, &exposition.Family{Name: exposition.GoInfo,
		Help: "1; its label says which version of Go the program was built with.", Kind: exposition.Gauge,
		Labels: []string{"version"}}), 1, runtime.Version())
	add_family.AddFamily(registry, &exposition.Family{Name: exposition.GoGC, Kind: exposition.Summary,
		Help:   "How long garbage collections stopped the program, each.",
		Bounds: exposition.GCQuantiles})
	add_figures.AddFigures(registry, exposition.GoFigures, update_go_figures.UpdateGoFigures)
}
