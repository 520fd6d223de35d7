package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/read_message"
)

func TestReadMessage(t *testing.T) {
	lane, theirs, err := open_lane.OpenLane(true)
	require.NoError(t, err)
	defer lane.File.Close()
	bytes := make([]byte, 48)
	_, _, late, err := read_message.ReadMessage(lane.File, bytes)
	require.NoError(t, err)
	require.True(t, late)
	_, err = theirs.Write([]byte{5, 0, 0, 0, 0, 0, 0, 0, 7})
	require.NoError(t, err)
	m, n, late, err := read_message.ReadMessage(lane.File, bytes)
	require.NoError(t, err)
	require.Equal(t, []any{isolation.Message{5, 7}, 9, false}, []any{m, n, late})
	require.NoError(t, theirs.Close())
	_, _, late, err = read_message.ReadMessage(lane.File, bytes)
	require.Error(t, err)
	require.False(t, late)
}
