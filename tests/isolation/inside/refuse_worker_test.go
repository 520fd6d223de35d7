package inside_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/inside/refuse_worker"
	"rkllmd/isolation/process/open_lane"
)

func TestRefuseWorker(t *testing.T) {
	for _, reason := range []string{"why", strings.Repeat("long ", 1000)} {
		lane, theirs, err := open_lane.OpenLane(false)
		require.NoError(t, err)
		ended := make(chan struct{})
		go func() {
			refuse_worker.RefuseWorker(int(theirs.Fd()), reason)
			close(ended)
		}()
		text := make([]byte, 2000)
		n, err := lane.File.Read(text)
		require.NoError(t, err)
		require.Equal(t, reason[:min(1000, len(reason))], string(text[:n]))
		select {
		case <-ended:
			t.Fatal("it has not waited for the daemon")
		default:
		}
		require.NoError(t, lane.File.Close())
		<-ended
		require.NoError(t, theirs.Close())
	}
}
