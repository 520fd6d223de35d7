package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/drop_markers"
	"rkllmd/dropin/keep_markers"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestDropMarkers(t *testing.T) {
	drop_markers.DropMarkers(48) // there are none
	param := rt_memory.RtMemory(t, 208)
	require.NoError(t, keep_markers.KeepMarkers(rkllm.LayoutC, 48, param))
	require.NoError(t, keep_markers.KeepMarkers(rkllm.LayoutC, 64, param))
	require.Len(t, librkllmrt.DropIn.Markers, 2)
	drop_markers.DropMarkers(48)
	drop_markers.DropMarkers(48)
	require.Len(t, librkllmrt.DropIn.Markers, 1)
	drop_markers.DropMarkers(64)
	require.Empty(t, librkllmrt.DropIn.Markers)
}
