// Package create_registry makes the registry of the daemon's metrics.
package create_registry

import (
	"cmp"
	"runtime"

	"rkllmd/cli"
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/faces/exposition/add_go_figures"
	"rkllmd/faces/exposition/add_process_figures"
	"rkllmd/faces/exposition/set_value"
)

// CreateRegistry makes a registry with what Go and the kernel say of the process, and which program it is. The
// front-ends add theirs.
//
// **Runs on:** any thread.
func CreateRegistry() *exposition.Registry {
	registry := &exposition.Registry{}
	build := add_family.AddFamily(registry, &exposition.Family{Name: "rkllmd_build_info", Kind: exposition.Gauge,
		Help:   "1; its labels say which program this is.",
		Labels: []string{"goarch", "goos", "goversion", "revision", "version"}})
	set_value.SetValue(build, 1, runtime.GOARCH, runtime.GOOS, runtime.Version(), cmp.Or(cli.Revision, "unknown"),
		cli.Version)
	add_go_figures.AddGoFigures(registry)
	add_process_figures.AddProcessFigures(registry)
	return registry
}
