// Package choose_class chooses what a gateway serves.
package choose_class

import (
	"rkllmd/fleet/gateway"
)

// ChooseClass returns the class that most members are of, "" where there are none.
//
// **Runs on:** any thread. **Holds:** Gateway.Mu, by the caller.
func ChooseClass(members map[string]*gateway.Member) (best string) {
	count := map[string]int{}
	for _, m := range members {
		if m.Class != "" {
			count[m.Class]++
		}
	}
	for class, n := range count {
		if n > count[best] || n == count[best] && class < best {
			best = class
		}
	}
	return best
}
