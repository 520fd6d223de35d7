// Package find_strike finds out why a member has lost a run.
package find_strike

import (
	"time"

	"rkllmd/tests/support/chaos/chaos_fleet"
)

// Reach is how long after a strike an answer may begin to stand still by it.
const Reach = 6 * time.Second

// FindStrike returns the kind of what was done last to that member, or to a server, before at, when an answer went on
// that had stood still for gap.
func FindStrike(f *chaos_fleet.Fleet, member string, at time.Time, gap time.Duration) string {
	kind, last := "something else", at.Add(-gap-Reach)
	for _, strike := range f.Strikes {
		here := strike.Name == member || strike.Kind[0] == 's'
		if here && strike.At.After(last) && strike.At.Before(at) {
			kind, last = strike.Kind, strike.At
		}
	}
	return kind
}
