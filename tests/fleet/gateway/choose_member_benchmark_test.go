package gateway_test

import (
	"fmt"
	"testing"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/choose_member"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

// BenchmarkChooseMember: what a run costs the gateway for finding its member among so many.
func BenchmarkChooseMember(b *testing.B) {
	for _, members := range []int{10, 100, 1000} {
		b.Run(fmt.Sprint(members), func(b *testing.B) {
			g, _ := fleet_gateway.FleetGateway(b, "x")
			for i := range members {
				name := fmt.Sprint("n", i)
				g.Members[name] = &gateway.Member{Announcement: fleet.Announcement{Member: name, Class: "c", Slots: 4,
					Free: i % 5}, Heard: time.Now(), Pace: time.Duration(20+i%7) * time.Millisecond}
			}
			for b.Loop() {
				choose_member.ChooseMember(g, "c", "")
			}
		})
	}
}
