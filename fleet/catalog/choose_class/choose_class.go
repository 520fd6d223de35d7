// Package choose_class chooses one of several classes.
package choose_class

import (
	"rkllmd/fleet/gateway"
)

// ChooseClass returns the class that most of the members are of whose model has that name, "" where there are none; of
// as many it is current, if that is one of them. Who gives no name wants text: a model that makes vectors alone is for
// him only where there is no other one.
//
// **Runs on:** any thread. **Holds:** Gateway.Mu, by the caller.
func ChooseClass(members map[string]*gateway.Member, name, current string) (best string) {
	count := map[string]int{}
	for _, m := range members {
		if m.Class == "" || name != "" && m.Model != name {
			continue
		}
		count[m.Class]++
		if name == "" && !m.Embeds {
			count[m.Class] += len(members)
		}
	}
	for class, n := range count {
		if n > count[best] || n == count[best] && best != current && (class == current || class < best) {
			best = class
		}
	}
	return best
}
