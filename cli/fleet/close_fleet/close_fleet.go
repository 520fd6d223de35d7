// Package close_fleet takes this daemon out of the fleet.
package close_fleet

import (
	"rkllmd/cli/fleet"
	"rkllmd/fleet/gateway/close_gateway"
	"rkllmd/fleet/member/close_member"
)

// CloseFleet returns Front.Stop of p: a member hands its runs over, then those of a gateway end.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func CloseFleet(p *fleet.Part) func() {
	return func() {
		if p.Member != nil {
			close_member.CloseMember(p.Member)
		}
		if p.Gateway != nil {
			close_gateway.CloseGateway(p.Gateway)
			if spill := p.Gateway.Spill; spill != nil {
				spill.Close()
			}
		}
		p.Bus.Close()
		close(p.Closed)
	}
}
