package steering_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/convert_seed"
	"rkllmd/generation/steering/modify_generation"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_begin"
)

func TestModifyGeneration(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "x"})
	notes.Calls = nil
	s := run.Sampling
	s.Temperature, s.Seed = 0.25, 7
	require.NoError(t, modify_generation.ModifyGeneration(run, s))
	require.Equal(t, []string{"modify 0.25"}, notes.Calls)
	s.Seed = convert_seed.ConvertSeed(run.Seed)
	require.Equal(t, s, run.Sampling, "the seed stays the run's")
	require.EqualValues(t, 1, run.Request.Sampling.Temperature, "the request is what it was")
	s.Temperature = -1
	err := modify_generation.ModifyGeneration(run, s)
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.EqualError(t, err, "temperature is -1; it must be from 0 (always the likeliest token) to 100")
	s.Temperature = 1
	b.Capabilities.Modify = false
	require.ErrorIs(t, modify_generation.ModifyGeneration(run, s), generation.ErrNotSupported)
	require.Len(t, notes.Calls, 1)
}
