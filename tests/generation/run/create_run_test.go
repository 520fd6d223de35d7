package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/convert_seed"
	"rkllmd/generation/run/create_run"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestCreateRun(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	request := generation.Request{Prompt: "a", Sampling: b.Defaults, Stop: []string{"x"}}
	one, two := create_run.CreateRun(b, request, "</think>", nil), create_run.CreateRun(b, request, "", nil)
	require.NotEqual(t, one.Seed, two.Seed, "random")
	require.Equal(t, generation.TextState{Mark: "</think>", Blank: true, Stops: []string{"x"}}, one.Text)
	require.Equal(t, "</think>", one.Mark)
	require.False(t, one.Started.IsZero())
	require.NotNil(t, one.Done)
	seed := uint64(0)
	request.Seed = &seed
	one = create_run.CreateRun(b, request, "", nil)
	require.Zero(t, one.Seed, "0 is a seed as any")
	seed = 77
	want := b.Defaults
	want.Seed = convert_seed.ConvertSeed(77)
	require.Equal(t, want, create_run.CreateRun(b, request, "", nil).Sampling)
}
