package member_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/accept_job"
	"rkllmd/fleet/member/handle_drain"
	"rkllmd/generation"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestHandleDrain(t *testing.T) {
	m, b, _, told := fleet_member.FleetMember(t, "answer")
	b.Capabilities.Sequences = 3
	m.Work["x"] = &member.Work{Job: fleet_job.FleetJob(1)}
	drain := handle_drain.HandleDrain(m)
	for _, test := range []struct {
		question string
		full     bool
	}{{`{}`, true}, {`{"Off":true}`, false}} {
		drain(fleet.Message{Reply: "answer", Data: []byte(test.question)})
		var answer fleet.Answer
		require.NoError(t, json.Unmarshal((<-told).Data, &answer))
		require.Equal(t, fleet.Answer{Count: 1}, answer)
		err := accept_job.AcceptJob(m, fleet_job.FleetJob(1))
		if test.full {
			require.ErrorIs(t, err, generation.ErrFull)
		} else {
			require.NoError(t, err)
		}
	}
	drain(fleet.Message{Reply: "answer", Data: []byte(`[`)})
	require.Contains(t, string((<-told).Data), `"Failure":{`)
	require.False(t, m.Drained)
}
