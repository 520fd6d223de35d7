package terminal_test

import (
	"os"
	"os/exec"
	"os/signal"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/terminal/watch_signals"
)

// Each subtest is a child of its own, because what it sees depends on how it was started, and the tests themselves may
// run under nohup.
func TestWatchSignals(t *testing.T) {
	sent := []unix.Signal{unix.SIGINT, unix.SIGTERM, unix.SIGHUP, unix.SIGTERM}
	seen := map[string][]unix.Signal{"default": sent, "ignore": {unix.SIGINT, unix.SIGTERM, unix.SIGTERM}}
	if disposition := os.Getenv("TEST_SIGHUP"); disposition != "" {
		signals := watch_signals.WatchSignals()
		defer signal.Stop(signals)
		for _, s := range sent {
			require.NoError(t, unix.Kill(os.Getpid(), s))
			if s == unix.SIGHUP && disposition == "ignore" {
				continue
			}
			require.Equal(t, seen[disposition][0], <-signals)
			seen[disposition] = seen[disposition][1:]
		}
		require.Empty(t, seen[disposition])
		return
	}
	for disposition := range seen {
		t.Run(disposition, func(t *testing.T) {
			child := exec.Command("env", "--"+disposition+"-signal=HUP", os.Args[0], "-test.run=^TestWatchSignals$",
				"-test.timeout=30s")
			child.Env = append(os.Environ(), "TEST_SIGHUP="+disposition)
			output, err := child.CombinedOutput()
			require.NoError(t, err, "%s", output)
		})
	}
}
