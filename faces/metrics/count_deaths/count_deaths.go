// Package count_deaths counts how often the library has died.
package count_deaths

import (
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/faces/metrics/count_death"
	"rkllmd/rkllm"
)

// CountDeaths puts the deaths of the library's process into registry, where it has one.
//
// **Runs on:** any thread. It is called before run_worker.
func CountDeaths(rt *rkllm.Runtime, registry *exposition.Registry) {
	if rt.Serving.Load().Isolated == nil {
		return
	}
	family := add_family.AddFamily(registry, &exposition.Family{Name: "rkllmd_runtime_deaths_total",
		Help: "Processes of the vendor's library that have ended unasked, by signal (or exit code, or hang) and by " +
			"the function that was being called.", Kind: exposition.Counter, Labels: []string{"function", "signal"}})
	rt.OnDeath = count_death.CountDeath(family)
}
