// Package check_members tells why a gateway can serve nobody.
package check_members

import (
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/is_served"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckMembers returns Backend.Check of the class over g: whether NATS is there, and a member with the model that takes
// runs. Without them Gateway.Spill serves, if there is one and it is there.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. **Holds:** that takes Gateway.Mu for a
// moment. Errors: ErrClosed; those of Gateway.Spill.
func CheckMembers(g *gateway.Gateway, class string) func() error {
	return func() error {
		connected := !g.Bus.Connected().IsZero()
		g.Mu.Lock()
		served := !g.Closed && is_served.IsServed(g, class)
		g.Mu.Unlock()
		switch {
		case served && connected:
			return nil
		case g.Spill != nil && g.Spill.Check != nil:
			return g.Spill.Check()
		case g.Spill != nil:
			return nil
		case !connected:
			return name_error.NameError(generation.ErrClosed, "the connection to NATS is lost: no member of the fleet "+
				"can be asked until it is back")
		}
		return name_error.NameError(generation.ErrClosed, "no member of the fleet has the model now, or those that "+
			"have it are being drained")
	}
}
