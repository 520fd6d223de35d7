package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/send_to_gateway"
	"rkllmd/fleet/output/parse_output"
	"rkllmd/generation"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestSendToGateway(t *testing.T) {
	m, _, _, told := fleet_member.FleetMember(t, "rkf.g.g1.out.m1")
	work := &member.Work{Job: fleet_job.FleetJob(3)}
	for _, o := range []fleet.Output{{Member: "m1", Event: generation.Event{Kind: generation.EventToken}},
		{Member: "m1", Leaving: true}} {
		send_to_gateway.SendToGateway(m, work, &o)
		read, err := parse_output.ParseOutput((<-told).Data)
		require.NoError(t, err)
		require.Equal(t, &o, read)
	}
}
