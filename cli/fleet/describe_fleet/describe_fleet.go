// Package describe_fleet tells what a gateway knows of its members.
package describe_fleet

import (
	"maps"
	"slices"

	"rkllmd/cli/fleet"
	"rkllmd/faces/web"
	"rkllmd/fleet/gateway"
)

// DescribeFleet returns web.Host.Fleet over g: its members in the order of their names, and those that are gone but
// have computed something for it, or lost it. rates has how many tokens they had told at moments before (update_rates).
//
// **Runs on:** any thread. What it returns runs on any thread too. **Holds:** that takes Gateway.Mu and Rates.Mu.
func DescribeFleet(g *gateway.Gateway, rates *fleet.Rates) func() web.Fleet {
	return func() web.Fleet {
		g.Mu.Lock()
		defer g.Mu.Unlock()
		rates.Mu.Lock()
		defer rates.Mu.Unlock()
		list := web.Fleet{Members: []web.FleetMember{}, Waiting: g.Waiting}
		names := maps.Clone(g.Figures)
		if names == nil {
			names = map[string]gateway.Figures{}
		}
		for name := range g.Members {
			names[name] = g.Figures[name]
		}
		for _, name := range slices.Sorted(maps.Keys(names)) {
			one := web.FleetMember{Name: name, State: web.FleetGone, Tokens: names[name].Tokens, Lost: names[name].Lost}
			if m := g.Members[name]; m != nil {
				one.State = web.FleetServing
				if m.Draining {
					one.State = web.FleetDraining
				}
				one.Model, one.Class, one.Places, one.Running = m.Model, m.Class, m.Slots, m.Running
				one.Free, one.Rate = max(0, m.Free-len(m.Offers)), rates.PerSecond[name]
			}
			list.Members = append(list.Members, one)
		}
		return list
	}
}
