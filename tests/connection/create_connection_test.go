package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/buffer"
	"rkllmd/connection/create_connection"
	"rkllmd/utils"
)

func TestCreateConnection(t *testing.T) {
	c := create_connection.CreateConnection(7, 5, 1000, 4321, 1<<20, 8<<20)
	require.Equal(t, 7, c.FD)
	require.Equal(t, 5, c.EpollFD)
	require.Equal(t, uint32(1000), c.UID)
	require.Equal(t, int32(4321), c.PID)
	require.Equal(t, utils.FrameState{Max: 1 << 20}, c.Frames)
	require.Equal(t, 8<<20, c.MaxPending)
	require.Equal(t, buffer.Buffer{}, c.In)
	require.Equal(t, buffer.Buffer{}, c.Out)
	require.Zero(t, c.Interest)
	require.False(t, c.Closed)
}
