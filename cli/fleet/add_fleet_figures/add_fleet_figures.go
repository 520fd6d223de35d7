// Package add_fleet_figures puts the members of a fleet on the page of figures.
package add_fleet_figures

import (
	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/update_fleet_figures"
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/fleet/gateway"
)

// AddFleetFigures adds to registry what g knows of its members.
//
// **Runs on:** any thread. **Holds:** Registry.Mu.
func AddFleetFigures(g *gateway.Gateway, registry *exposition.Registry) {
	families := &fleet.Families{}
	for _, one := range []struct {
		to         **exposition.Family
		name, help string
		kind       exposition.Kind
		labels     []string
	}{
		{&families.Places, "rkllmd_fleet_places", "Runs that a member computes at once.", exposition.Gauge,
			[]string{"member", "model"}},
		{&families.Free, "rkllmd_fleet_places_free", "Runs for which a member has room.", exposition.Gauge,
			[]string{"member", "model"}},
		{&families.Running, "rkllmd_fleet_running", "Runs of all gateways that a member computes.", exposition.Gauge,
			[]string{"member", "model"}},
		{&families.Tokens, "rkllmd_fleet_tokens_total", "Tokens that a member has computed for this gateway.",
			exposition.Counter, []string{"member"}},
		{&families.Lost, "rkllmd_fleet_lost_total", "Runs of this gateway that were lost with a member, and went on " +
			"with another one or failed.", exposition.Counter, []string{"member"}},
		{&families.Waiting, "rkllmd_fleet_waiting", "Runs of this gateway that wait for a member with room.",
			exposition.Gauge, nil},
		{&families.Spilled, "rkllmd_fleet_spilled_total", "Requests that the upstream server has taken, because the " +
			"fleet had no room.", exposition.Counter, nil},
	} {
		*one.to = add_family.AddFamily(registry, &exposition.Family{Name: one.name, Help: one.help, Kind: one.kind,
			Labels: one.labels})
	}
	registry.Mu.Lock()
	defer registry.Mu.Unlock()
	registry.Updates = append(registry.Updates, update_fleet_figures.UpdateFleetFigures(g, families))
}
