package watch_signals_test

import (
	"os"
	"os/exec"
	"os/signal"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/watch_signals"
)

func TestWatchSignals(t *testing.T) {
	signals := watch_signals.WatchSignals()
	defer signal.Stop(signals)
	if os.Getenv("TEST_NOHUP") != "" { // the child of the second subtest
		require.NoError(t, unix.Kill(os.Getpid(), unix.SIGHUP))
		require.NoError(t, unix.Kill(os.Getpid(), unix.SIGTERM))
		require.Equal(t, unix.SIGTERM, <-signals)
		return
	}
	t.Run("each of them", func(t *testing.T) {
		for _, s := range []unix.Signal{unix.SIGINT, unix.SIGTERM, unix.SIGHUP} {
			require.NoError(t, unix.Kill(os.Getpid(), s))
			require.Equal(t, s, <-signals)
		}
	})
	t.Run("nohup", func(t *testing.T) {
		child := exec.Command("sh", "-c", `trap '' HUP; exec "$0" -test.run='^TestWatchSignals$'`, os.Args[0])
		child.Env = append(os.Environ(), "TEST_NOHUP=1")
		output, err := child.CombinedOutput()
		require.NoError(t, err, "%s", output)
	})
}
