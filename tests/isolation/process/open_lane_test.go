package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation/process/open_lane"
)

func TestOpenLane(t *testing.T) {
	lane, theirs, err := open_lane.OpenLane(true)
	require.NoError(t, err)
	bytes := make([]byte, 9)
	_, err = lane.File.Read(bytes)
	require.ErrorIs(t, err, unix.EAGAIN, "nothing comes: it is not waited for for ever")
	for _, text := range []string{"one", "two"} {
		_, err = theirs.WriteString(text)
		require.NoError(t, err)
	}
	n, err := lane.File.Read(bytes)
	require.NoError(t, err)
	require.Equal(t, "one", string(bytes[:n]), "messages stay apart")
	require.NoError(t, theirs.Close())
	require.NoError(t, lane.File.Close())
}
