package member_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/close_member"
	"rkllmd/fleet/member/open_member"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/models/name_model"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/support/fleet/fleet_bus"
	"rkllmd/tests/support/fleet/fleet_get"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestOpenMember(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, fleet.SubjectAlive)
	notes, backend := generation_backend.GenerationBackend()
	m, err := open_member.OpenMember(b, "m1", fleet_get.FleetGet(backend, nil), name_model.NameModel, time.Hour)
	require.NoError(t, err)
	require.Equal(t, time.Hour, m.HangTime)
	require.Contains(t, string((<-told).Data), `"Member":"m1"`)
	require.NoError(t, ask_value.AskValue(b, "rkf.m.m1.run.g1", fleet_job.FleetJob(1), &fleet.Answer{}, time.Minute))
	require.Len(t, notes.Runs, 1)
	var answer fleet.Answer
	require.NoError(t, ask_value.AskValue(b, "rkf.m.m1.ctl.g1", fleet.Control{Job: "other"}, &answer, time.Minute))
	require.True(t, answer.Unknown)
	m.Work = nil
	close_member.CloseMember(m)
}
