// Package find_strike finds out why a member has lost a run.
package find_strike

import (
	"time"

	"rkllmd/tests/support/chaos/chaos_fleet"
)

// Reach is how long after a strike an answer may begin to stand still by it.
const Reach = 6 * time.Second

// FindStrike returns the kind of what was done last to that member before at, when an answer went on at gateway that
// had stood still for gap; whether something was done to a server or that gateway too, before it or meanwhile, is said
// behind it.
func FindStrike(f *chaos_fleet.Fleet, gateway, member string, at time.Time, gap time.Duration) string {
	kind, beside, last := "something else", "", at.Add(-gap-Reach)
	for _, strike := range f.Strikes {
		switch {
		case strike.At.After(at) || strike.At.Before(at.Add(-gap-Reach)):
		case strike.Name == member && strike.At.After(last):
			kind, last = strike.Kind, strike.At
		case strike.Kind[0] == 's' || strike.Name == gateway:
			beside = ", and a server or the gateway"
		}
	}
	return kind + beside
}
