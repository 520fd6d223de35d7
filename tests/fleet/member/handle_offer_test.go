package member_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/handle_offer"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestHandleOffer(t *testing.T) {
	m, _, notes, told := fleet_member.FleetMember(t, "answer")
	data, err := json.Marshal(fleet_job.FleetJob(1))
	require.NoError(t, err)
	offer := handle_offer.HandleOffer(m)
	offer(fleet.Message{Subject: "rkf.m.m1.run.g2", Reply: "answer", Data: data})
	require.Contains(t, string((<-told).Data), `\"g2\" offers a run in the name of \"g1\"`)
	offer(fleet.Message{Subject: "rkf.m.m1.run.g1", Reply: "answer", Data: data})
	require.NotContains(t, string((<-told).Data), "Kind")
	require.Len(t, notes.Runs, 1)
	offer(fleet.Message{Subject: "rkf.m.m1.run.g1", Reply: "answer", Data: data})
	require.Contains(t, string((<-told).Data), "epoch 1 of that run is over")
	offer(fleet.Message{Reply: "answer", Data: []byte("{")})
	require.Contains(t, string((<-told).Data), "unexpected end of JSON input")
}
