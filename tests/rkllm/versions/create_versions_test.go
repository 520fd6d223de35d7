package versions_test

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/create_versions"
	"rkllmd/tests/rkllm/versions/versions_watch"
)

func TestCreateVersions(t *testing.T) {
	alone := &rkllm.Library{Layout: rkllm.LayoutD}
	require.Same(t, alone, create_versions.CreateVersions([]*rkllm.Library{alone}, nil))
	require.Nil(t, alone.Versions)
	var old, new func(bool)
	verdicts := &rkllm.Verdicts{}
	list := []*rkllm.Library{
		{Layout: rkllm.LayoutA, Isolated: &rkllm.Isolated{Watch: versions_watch.VersionsWatch(&old)}},
		{Layout: rkllm.LayoutD, Isolated: &rkllm.Isolated{Watch: versions_watch.VersionsWatch(&new)}},
	}
	newest := create_versions.CreateVersions(list, verdicts)
	require.Same(t, list[1], newest)
	require.Equal(t, []*rkllm.Library{list[1], list[0]}, newest.Versions.Libraries)
	require.Same(t, newest.Versions, list[0].Versions)
	require.Same(t, verdicts, newest.Versions.Verdicts)
	var seen atomic.Bool
	list[0].Isolated.Watch(seen.Store)
	newest.Versions.Choosing = true
	old(true)
	require.False(t, seen.Load(), "nobody is told while versions are tried")
	require.True(t, newest.Versions.Held.Told)
}
