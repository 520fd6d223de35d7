// Package fleet_gateway makes a gateway for a test.
package fleet_gateway

import (
	"testing"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/tests/support/fleet/fleet_bus"
)

// FleetGateway makes the gateway g1, which nobody runs and which knows the members m1 and m2 of class c with the model
// toy, of two runs each. The channel has what is sent to subject.
func FleetGateway(t testing.TB, subject string) (*gateway.Gateway, chan fleet.Message) {
	t.Helper()
	b, told := fleet_bus.FleetBus(t, subject)
	g := &gateway.Gateway{Bus: b, Name: "g1", Members: map[string]*gateway.Member{}, Wake: make(chan struct{}, 1),
		Ended: make(chan struct{}), Tasks: map[string]*gateway.Task{}}
	for _, name := range []string{"m1", "m2"} {
		g.Members[name] = &gateway.Member{Announcement: fleet.Announcement{Member: name, Class: "c", Model: "toy",
			Slots: 2, Free: 2}, Heard: time.Now()}
	}
	return g, told
}
