// Package is_served tells whether a class has members.
package is_served

import (
	"rkllmd/fleet/gateway"
)

// IsServed tells whether g knows a member of that class that is not being drained.
//
// **Runs on:** one thread at a time. Any other than run_gateway's holds Gateway.Mu.
func IsServed(g *gateway.Gateway, class string) bool {
	for _, m := range g.Members {
		if m.Class == class && !m.Draining {
			return true
		}
	}
	return false
}
