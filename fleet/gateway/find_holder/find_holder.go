// Package find_holder finds who has computed the beginning of a prompt.
package find_holder

import (
	"cmp"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/list_prefixes"
)

// FindHolder returns the member that was the last one to compute the longest beginning of the prompt of task, half of
// it at least: what was shorter is read anew sooner than two members share the work unevenly. nil: it has no room, it
// lost this run, or there is none. It may have dropped it from its cache meanwhile.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu, by the caller.
func FindHolder(g *gateway.Gateway, task *gateway.Task) *gateway.Member {
	if task.Prefixes == nil {
		task.Prefixes = list_prefixes.ListPrefixes(task.Run.Prompt)
	}
	for i := len(task.Prefixes); i > 0 && 2*i*fleet.BlockTokens >= len(task.Run.Prompt); i-- {
		prefix := task.Prefixes[i-1]
		m := g.Members[cmp.Or(g.Holders[0][prefix], g.Holders[1][prefix])]
		if m != nil && m.Class == task.Class && m.Free > len(m.Offers) && m.Member != task.Before {
			return m
		}
	}
	return nil
}
