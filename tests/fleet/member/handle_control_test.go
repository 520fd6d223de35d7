package member_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/accept_job"
	"rkllmd/fleet/member/handle_control"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestHandleControl(t *testing.T) {
	m, _, notes, told := fleet_member.FleetMember(t, "answer")
	require.NoError(t, accept_job.AcceptJob(m, fleet_job.FleetJob(2)))
	on := handle_control.HandleControl(m)
	for i, control := range []fleet.Control{{Job: "j", Epoch: 2, Verb: "abort"}, {Job: "j", Epoch: 1, Verb: "abort"},
		{Job: "k", Epoch: 2, Verb: "abort"}, {Job: "j", Epoch: 2, Verb: "pause"}} {
		data, err := json.Marshal(control)
		require.NoError(t, err)
		on(fleet.Message{Subject: "rkf.m.m1.ctl.g" + string("1112"[i]), Reply: "answer", Data: data})
		var answer fleet.Answer
		require.NoError(t, json.Unmarshal((<-told).Data, &answer))
		require.Equal(t, i > 0, answer.Unknown)
	}
	require.Equal(t, []string{"start", "abort"}, notes.Calls)
}
