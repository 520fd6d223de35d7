package products_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/cpu"

	"rkllmd/engine"
	"rkllmd/engine/products/choose_shape"
	"rkllmd/engine/products/detect_lanes"
)

// TestDetectLanes: a program that was built for this machine has what the machine has; another llama.cpp has other
// products.
func TestDetectLanes(t *testing.T) {
	require.Equal(t, choose_shape.ChooseShape(12, 15), detect_lanes.DetectLanes())
	if detect_lanes.DetectLanes() {
		require.True(t, cpu.X86.HasAVX2)
	}
	engine.Start.Llama = &engine.Llama{}
	t.Cleanup(func() { engine.Start.Llama = nil })
	require.False(t, detect_lanes.DetectLanes())
}
