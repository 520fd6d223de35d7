// Package update_fleet_figures brings the figures of members up to date.
package update_fleet_figures

import (
	"rkllmd/cli/fleet"
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/set_value"
	"rkllmd/fleet/gateway"
)

// UpdateFleetFigures returns what brings families up to date with what g knows. Members that are gone have no places.
//
// **Runs on:** any thread. What it returns runs on any thread too. **Holds:** that takes Gateway.Mu, Family.Mu and
// Series.Mu.
func UpdateFleetFigures(g *gateway.Gateway, families *fleet.Families) func(*exposition.Registry) {
	return func(*exposition.Registry) {
		g.Mu.Lock()
		defer g.Mu.Unlock()
		for _, family := range []*exposition.Family{families.Places, families.Free, families.Running, families.Tokens,
			families.Lost} {
			family.Mu.Lock()
			family.Series = nil
			family.Mu.Unlock()
		}
		for name, m := range g.Members {
			set_value.SetValue(families.Places, float64(m.Slots), name, m.Model)
			set_value.SetValue(families.Free, float64(max(0, m.Free-len(m.Offers))), name, m.Model)
			set_value.SetValue(families.Running, float64(m.Running), name, m.Model)
		}
		for name, f := range g.Figures {
			set_value.SetValue(families.Tokens, float64(f.Tokens), name)
			set_value.SetValue(families.Lost, float64(f.Lost), name)
		}
		set_value.SetValue(families.Waiting, float64(g.Waiting))
		set_value.SetValue(families.Spilled, float64(g.Spilled))
	}
}
