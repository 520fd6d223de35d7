// Package fleet_member makes a member for a test.
package fleet_member

import (
	"testing"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/generation"
	"rkllmd/models/name_model"
	"rkllmd/tests/support/fleet/fleet_bus"
	"rkllmd/tests/support/fleet/fleet_get"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_note"
)

// FleetMember makes the member m1 over a backend that computes nothing. Nobody watches it. The channel has what is
// sent to subject.
func FleetMember(t testing.TB, subject string) (*member.Member, *generation.Backend, *generation_note.Notes,
	chan fleet.Message) {
	t.Helper()
	b, told := fleet_bus.FleetBus(t, subject)
	notes, backend := generation_backend.GenerationBackend()
	return &member.Member{Bus: b, Name: "m1", Get: fleet_get.FleetGet(backend, nil), Title: name_model.NameModel,
		Work: map[string]*member.Work{}, Absent: map[string]int{}, Stop: make(chan struct{}),
		Ended: make(chan struct{})}, backend, notes, told
}
