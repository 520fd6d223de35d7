package member_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/check_progress"
	"rkllmd/fleet/member/is_hung"
	"rkllmd/generation"
	"rkllmd/tests/fleet/member/fixed_stats"
)

func TestCheckProgress(t *testing.T) {
	run := &generation.Run{}
	b, now := &generation.Backend{}, time.Now()
	m := &member.Member{HangTime: time.Minute, Work: map[string]*member.Work{"a": {Run: run}, "b": {},
		"c": {Run: run, Ended: true}}}
	for _, test := range []struct {
		steps        uint64
		paused, hung bool
	}{
		{5, false, false}, // it was never looked at before
		{6, false, false}, {6, false, true},
		{7, false, false}, // it was only slow
		{7, true, false}, {7, false, true},
	} {
		now = now.Add(m.HangTime + 1)
		b.Stats, run.Paused = fixed_stats.FixedStats(engine.PoolStats{Steps: test.steps}), test.paused
		check_progress.CheckProgress(m, b, now)
		require.Equal(t, test.hung, is_hung.IsHung(m, now), test)
	}
	b.Stats = nil // of a library it counts what is told
	for _, hung := range []bool{false, true, false} {
		if now = now.Add(m.HangTime + 1); !hung {
			m.Work["a"].Outputs = append(m.Work["a"].Outputs, fleet.Output{})
		}
		check_progress.CheckProgress(m, b, now)
		require.Equal(t, hung, is_hung.IsHung(m, now))
	}
	check_progress.CheckProgress(m, nil, now.Add(time.Hour))
	require.False(t, is_hung.IsHung(m, now.Add(time.Hour)), "there is no model")
}
