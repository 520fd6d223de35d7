// Package is_full tells whether a class has no room.
package is_full

import "rkllmd/fleet/gateway"

// IsFull tells whether no member of that class has room for a run, or there is none.
//
// **Runs on:** any thread. **Holds:** Gateway.Mu for a moment.
func IsFull(g *gateway.Gateway, class string) bool {
	g.Mu.Lock()
	defer g.Mu.Unlock()
	for _, m := range g.Members {
		if m.Class == class && m.Free > len(m.Offers) {
			return false
		}
	}
	return true
}
