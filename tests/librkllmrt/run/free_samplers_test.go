package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/run/create_samplers"
	"rkllmd/librkllmrt/run/free_samplers"
	"rkllmd/tests/librkllmrt/rt_turns"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestFreeSamplers(t *testing.T) {
	h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 2)
	run, _ := rt_turns.RtTurns(t, h, []string{"the quiet river", "a warm day"}, nil)
	free_samplers.FreeSamplers(run) // there are none
	require.NoError(t, create_samplers.CreateSamplers(h, run))
	made := run.Turns[1].Sampler
	require.NotNil(t, made.Ptr)
	free_samplers.FreeSamplers(run)
	require.Nil(t, made.Ptr)
	require.Nil(t, run.Turns[1].Sampler)
	free_samplers.FreeSamplers(run)
}
