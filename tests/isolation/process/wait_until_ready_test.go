package process_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/wait_until_ready"
)

func TestWaitUntilReady(t *testing.T) {
	for message, want := range map[string]string{strings.Repeat("\xff", 8) + strings.Repeat("\x00", 40): "",
		"libc.so.7: no such file": "libc.so.7: no such file", "": os.ErrClosed.Error()} {
		lane, theirs, err := open_lane.OpenLane(true)
		require.NoError(t, err)
		if message != "" {
			_, err = theirs.WriteString(message)
			require.NoError(t, err)
		}
		require.NoError(t, theirs.Close())
		p := &isolation.Process{Lanes: [isolation.Lanes]*isolation.Lane{lane}}
		if err = wait_until_ready.WaitUntilReady(p); want == "" {
			require.NoError(t, err)
		} else {
			require.EqualError(t, err, want)
		}
		require.NoError(t, lane.File.Close())
	}
}
