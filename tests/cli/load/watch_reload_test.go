package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/watch_reload"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
	"rkllmd/rkllm"
)

func TestWatchReload(t *testing.T) {
	for _, c := range []struct {
		end         rkllm.ReloadState
		err, reason string
	}{
		{rkllm.ReloadState{Path: "/m", Served: true}, "", ""},
		{rkllm.ReloadState{Path: "/m"}, "it is not loaded again", ""},
		{rkllm.ReloadState{Path: "/m", Reason: "it dies"}, "it is not loaded again", "it dies"},
	} {
		hub := &generation.Hub{}
		tell := watch_reload.WatchReload(&cli.ReloadWatch{Hub: hub})
		tell(rkllm.ReloadState{Path: "/m", Waits: true})
		loading, _, _ := find_loading.FindLoading(hub)
		require.Equal(t, "/m", loading.Path)
		tell(rkllm.ReloadState{Path: "/m", Waits: true})
		require.Same(t, loading, hub.Loading.Load(), "it goes on")
		tell(c.end)
		<-loading.Ended
		if c.err == "" {
			require.NoError(t, loading.Err)
		} else {
			require.EqualError(t, loading.Err, c.err)
		}
		require.Equal(t, c.reason != "", hub.Gone.Load() != nil)
		tell(c.end) // it has ended already
		tell(rkllm.ReloadState{Path: "/m", Waits: true})
		require.NotSame(t, loading, hub.Loading.Load())
	}
}
