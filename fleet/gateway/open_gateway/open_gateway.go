// Package open_gateway opens a gateway to the fleet.
package open_gateway

import (
	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/handle_alive"
	"rkllmd/fleet/gateway/handle_hello"
	"rkllmd/fleet/gateway/handle_message"
	"rkllmd/fleet/gateway/handle_ping"
	"rkllmd/fleet/gateway/run_gateway"
)

// OpenGateway opens the gateway of that name on b and asks the members to announce themselves.
//
// **Runs on:** any thread. Errors: the bus's.
func OpenGateway(b *fleet.Bus, name string) (*gateway.Gateway, error) {
	g := &gateway.Gateway{Bus: b, Name: name, Members: map[string]*gateway.Member{}, Wake: make(chan struct{}, 1),
		Ended: make(chan struct{}), Tasks: map[string]*gateway.Task{}}
	for _, listen := range []struct {
		subject string
		on      func(fleet.Message)
	}{
		{fleet.SubjectHello, handle_hello.HandleHello(g)},
		{fleet.SubjectAlive, handle_alive.HandleAlive(g)},
		{fleet.PrefixOutput + name + ".out.*", handle_message.HandleMessage(g)},
		{fleet.PrefixOutput + name + ".ping.*", handle_ping.HandlePing(b)},
	} {
		stop, err := b.Subscribe(listen.subject, "", listen.on)
		if err != nil {
			return nil, err
		}
		g.Stops = append(g.Stops, stop)
	}
	go run_gateway.RunGateway(g)
	return g, b.Publish(fleet.SubjectHello, nil)
}
