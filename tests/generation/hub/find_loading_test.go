package hub_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
	"rkllmd/tests/support/faces/web_loading"
)

func TestFindLoading(t *testing.T) {
	hub := &generation.Hub{}
	loading, _, _ := find_loading.FindLoading(hub)
	require.Nil(t, loading)
	begun := web_loading.WebLoading(hub, 0.25)
	least := 3 * time.Since(begun.Started)
	loading, done, rest := find_loading.FindLoading(hub)
	require.Same(t, begun, loading)
	require.Equal(t, 0.25, done)
	require.GreaterOrEqual(t, rest, least, "a quarter has taken as long as it has")
	require.LessOrEqual(t, rest, 3*time.Since(begun.Started))
	begun.Done.Store(0)
	_, done, rest = find_loading.FindLoading(hub)
	require.Zero(t, done)
	require.Zero(t, rest, "it cannot be told yet")
	close(begun.Ended)
	loading, _, _ = find_loading.FindLoading(hub)
	require.Nil(t, loading)
}
