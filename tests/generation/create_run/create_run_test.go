package create_run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/create_run"
	"rkllmd/generation/fold_seed"
	"rkllmd/tests/support/generation_backend"
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
	want.Seed = fold_seed.FoldSeed(77)
	require.Equal(t, want, create_run.CreateRun(b, request, "", nil).Sampling)
}
