package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/memory"
	"rkllmd/engine/memory/set_map_threshold"
	"rkllmd/tests/engine/memory/mapped_blocks"
	"rkllmd/tests/support/daemon/own_process"
)

func TestSetMapThreshold(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	const large = 4 * memory.MapThreshold // freed ones are found again only where the heap has one
	require.Zero(t, mapped_blocks.MappedBlocks(large), "by itself, glibc maps a block of this size only once")
	set_map_threshold.SetMapThreshold()
	for range 3 {
		require.Equal(t, 1, mapped_blocks.MappedBlocks(large))
		require.Zero(t, mapped_blocks.MappedBlocks(memory.MapThreshold/2))
	}
}
