// Package keep_holder keeps in mind who has computed what.
package keep_holder

import (
	"slices"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/list_prefixes"
)

// KeepHolder keeps in mind that the member of task has its prompt, and the answer so far, in its cache. When
// fleet.MostHolders beginnings are known, those that were not met since as many came before are forgotten.
//
// **Runs on:** one thread at a time. It is run_gateway's.
func KeepHolder(g *gateway.Gateway, task *gateway.Task) {
	for _, prefix := range list_prefixes.ListPrefixes(slices.Concat(task.Run.Prompt, task.Run.Answer)) {
		if g.Holders[0] == nil || len(g.Holders[0]) >= fleet.MostHolders {
			g.Holders[0], g.Holders[1] = map[uint64]string{}, g.Holders[0]
		}
		g.Holders[0][prefix] = task.Member
	}
}
