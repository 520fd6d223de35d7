package queue_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/plan_reload"
	"rkllmd/tests/rkllm/queue/queue_reloading"
)

func TestPlanReload(t *testing.T) {
	start := time.Now()
	for _, c := range []struct {
		name   string
		deaths []rkllm.Death
		want   []bool
	}{
		{"three in one function", []rkllm.Death{{Function: "a"}, {Function: "a"}, {Function: "a"}},
			[]bool{true, true, false}},
		{"after that it is over", []rkllm.Death{{Function: "a"}, {Function: "a"}, {Function: "a"}, {Function: "b"}},
			[]bool{true, true, false, false}},
		{"in several", []rkllm.Death{{Function: "a"}, {Function: "b"}, {Function: "a"}, {Function: "b"}, {}, {},
			{Function: "a"}}, []bool{true, true, true, true, true, true, false}},
		{"in two minutes", []rkllm.Death{{Function: "a"}, {Function: "a"}, {Function: "a", Time: start.Add(
			time.Minute + 1)}}, []bool{true, true, true}},
		{"in rkllm_destroy", []rkllm.Death{{Function: "rkllm_destroy"}}, []bool{false}},
	} {
		rt, told := queue_reloading.QueueReloading()
		for i, death := range c.deaths {
			if death.Model = true; death.Time.IsZero() {
				death.Time = start
			}
			require.Equal(t, c.want[i], plan_reload.PlanReload(rt, death), "%s, %d", c.name, i)
			require.Equal(t, c.want[i], rt.Reload.Init != nil, "%s, %d", c.name, i)
		}
		require.Equal(t, !c.want[len(c.want)-1], len(told) > 0, "%s: it is told that it is over", c.name)
	}
	rt, told := queue_reloading.QueueReloading()
	require.False(t, plan_reload.PlanReload(rt, rkllm.Death{Function: "a", Time: start}), "without a model")
	require.NotNil(t, rt.Reload.Init)
	stuck, _ := queue_reloading.QueueReloading()
	require.False(t, plan_reload.PlanReload(stuck, rkllm.Death{Model: true, Stuck: true, Time: start}))
	require.Contains(t, stuck.Reload.Reason, "reboot")
	rt.Queue = []*rkllm.Job{{Kind: rkllm.KindDestroy}}
	require.False(t, plan_reload.PlanReload(rt, rkllm.Death{Model: true, Time: start}), "somebody waits to unload it")
	require.Equal(t, rkllm.ReloadState{Path: "/m"}, <-told)
	require.False(t, plan_reload.PlanReload(rt, rkllm.Death{Model: true, Time: start}), "there is nothing to load")
	rt.Reload = nil
	require.False(t, plan_reload.PlanReload(rt, rkllm.Death{Model: true, Time: start}))
}
