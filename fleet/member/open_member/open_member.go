// Package open_member offers a model to the fleet.
package open_member

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/handle_control"
	"rkllmd/fleet/member/handle_drain"
	"rkllmd/fleet/member/handle_hello"
	"rkllmd/fleet/member/handle_offer"
	"rkllmd/fleet/member/watch_fleet"
	"rkllmd/generation"
)

// OpenMember has the daemon of that name offer whatever model get tells to the gateways on b, under the name that
// title gives it, until close_member. It hangs when it computes no step for so long.
//
// **Runs on:** any thread. Errors: the bus's.
func OpenMember(b *fleet.Bus, name string, get func() (*generation.Backend, error),
	title func(generation.ModelInfo) string, hang time.Duration) (*member.Member, error) {
	m := &member.Member{Bus: b, Name: name, Get: get, Title: title, HangTime: hang, Work: map[string]*member.Work{},
		Absent: map[string]int{}, Hello: make(chan struct{}, 1), Stop: make(chan struct{}), Ended: make(chan struct{})}
	for _, listen := range []struct {
		subject string
		on      func(fleet.Message)
	}{
		{fleet.PrefixMember + name + ".run.*", handle_offer.HandleOffer(m)},
		{fleet.PrefixMember + name + ".ctl.*", handle_control.HandleControl(m)},
		{fleet.PrefixMember + name + ".drain.*", handle_drain.HandleDrain(m)},
		{fleet.SubjectHello, handle_hello.HandleHello(m)},
	} {
		stop, err := b.Subscribe(listen.subject, "", listen.on)
		if err != nil {
			return nil, err
		}
		m.Control = append(m.Control, stop)
	}
	go watch_fleet.WatchFleet(m)
	return m, nil
}
