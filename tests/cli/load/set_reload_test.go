package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/set_reload"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
)

func TestSetReload(t *testing.T) {
	rt, hub := create_runtime.CreateRuntime(&rkllm.Library{Name: "embedded"}, rkllm.Limits{}), &generation.Hub{}
	require.NoError(t, set_reload.SetReload(rt, hub, cli.LibraryChoice{}))
	require.Nil(t, rt.Reload)
	err := set_reload.SetReload(rt, hub, cli.LibraryChoice{Reload: true})
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, "embedded has no process of its own")
	rt.Serving.Load().Isolated = &rkllm.Isolated{}
	require.NoError(t, set_reload.SetReload(rt, hub, cli.LibraryChoice{Reload: true}))
	rt.Reload.Tell(rkllm.ReloadState{Path: "/m", Waits: true})
	require.Equal(t, "/m", hub.Loading.Load().Path)
}
