package member_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/accept_job"
	"rkllmd/fleet/member/handle_control"
	"rkllmd/fleet/member/is_hung"
	"rkllmd/generation"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
)

// A member that hangs says that it does not have the run, so that another one goes on, and takes no other one.
func TestIsHung(t *testing.T) {
	m, b, _, told := fleet_member.FleetMember(t, "answer")
	b.Capabilities.Sequences, m.HangTime = 5, time.Minute
	require.False(t, is_hung.IsHung(m, time.Now()), "nobody has looked")
	require.NoError(t, accept_job.AcceptJob(m, fleet_job.FleetJob(1)))
	ping := fleet.Message{Subject: "rkf.m.m1.ctl.g1", Reply: "answer", Data: []byte(`{"Job":"j","Epoch":1,"Verb":"ping"}`)}
	for hung, progress := range map[bool]time.Time{false: time.Now(), true: time.Now().Add(-m.HangTime - 1)} {
		m.Progress = progress
		require.Equal(t, hung, is_hung.IsHung(m, time.Now()))
		handle_control.HandleControl(m)(ping)
		var answer fleet.Answer
		require.NoError(t, json.Unmarshal((<-told).Data, &answer))
		require.Equal(t, hung, answer.Unknown)
	}
	m.Progress = time.Now().Add(-m.HangTime - 1)
	require.ErrorIs(t, accept_job.AcceptJob(m, fleet_job.FleetJob(2)), generation.ErrFull)
}
