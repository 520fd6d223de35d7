package peek_loading_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/peek_loading"
	"rkllmd/tests/support/web_loading"
)

func TestPeekLoading(t *testing.T) {
	hub := &generation.Hub{}
	loading, _, _ := peek_loading.PeekLoading(hub)
	require.Nil(t, loading)
	begun := web_loading.WebLoading(hub, 0.25)
	loading, done, rest := peek_loading.PeekLoading(hub)
	require.Same(t, begun, loading)
	require.Equal(t, 0.25, done)
	require.InDelta(t, 3*time.Since(begun.Started), rest, float64(time.Second), "a quarter has taken as long as it has")
	begun.Done.Store(0)
	_, done, rest = peek_loading.PeekLoading(hub)
	require.Zero(t, done)
	require.Zero(t, rest, "it cannot be told yet")
	close(begun.Ended)
	loading, _, _ = peek_loading.PeekLoading(hub)
	require.Nil(t, loading)
}
