package free_samplers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/create_samplers"
	"rkllmd/librkllmrt/free_samplers"
	"rkllmd/tests/support/rt_lanes"
	"rkllmd/tests/support/rt_tiny"
	"rkllmd/tests/support/rt_turns"
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
