package member_test

import (
	"encoding/json"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/send_output"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestSendOutput(t *testing.T) {
	m, _, _, told := fleet_member.FleetMember(t, "rkf.g.g1.out.m1")
	work := &member.Work{Job: fleet_job.FleetJob(3)}
	sink := send_output.SendOutput(m, work)
	run := &generation.Run{Text: generation.TextState{Mark: "x"}}
	sink(run, generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 4, Text: "a", Logprob: -2,
		Top: []generation.TokenLogprob{{ID: 4, Logprob: math.Inf(-1)}}}})
	sink(run, generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 5, Logprob: math.NaN(),
		Time: time.Now()}})
	sink(run, generation.Event{Kind: generation.EventDone, Reason: generation.ReasonError,
		Token: generation.Token{Logprob: math.NaN()}, Err: name_error.NameError(generation.ErrClosed, "unloaded")})
	for i := range 3 {
		var o fleet.Output
		require.NoError(t, json.Unmarshal((<-told).Data, &o))
		require.Zero(t, o.Event.Token.Time, "the gateway's clock may be another one")
		require.Equal(t, []any{"m1", "j", 3, i, "x", i == 0, i == 2}, []any{o.Member, o.Job, o.Epoch, o.Seq,
			o.Text.Mark, o.Logprob != nil, o.Leaving})
	}
	require.True(t, work.Ended)
	require.Len(t, work.Outputs, 3, "they are kept")
	for i, lost := range []bool{false, true} {
		work = &member.Work{Job: fleet_job.FleetJob(3), Lost: lost}
		event := generation.Event{Kind: generation.EventDone, Reason: generation.ReasonAbort,
			Token: generation.Token{Logprob: math.NaN()}}
		if i == 0 {
			event.Err = name_error.NameError(generation.ErrLost, "its process has ended")
		}
		send_output.SendOutput(m, work)(run, event)
		var o fleet.Output
		require.NoError(t, json.Unmarshal((<-told).Data, &o))
		require.Equal(t, []bool{true, true}, []bool{o.Leaving, o.Lost})
	}
}
