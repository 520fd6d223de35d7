// Package daemon_death looks at a daemon that a signal has ended.
package daemon_death

import (
	"os"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_platform"
)

// DaemonDeath requires that the process has died by the signal and returns the last line of its log. Under qemu it can
// only do half of it: qemu 7.2 may fail an assertion of its own when its program dies, and in any case adds lines to
// the log. So there the exit status is not looked at, and the last line is the last of the daemon's own form.
func DaemonDeath(tb testing.TB, log string, state *os.ProcessState, signal syscall.Signal) (last string) {
	tb.Helper()
	emulated := daemon_platform.DaemonPlatform(tb).Name != ""
	if status := state.Sys().(syscall.WaitStatus); !emulated {
		require.True(tb, status.Signaled(), "%v", state)
		require.Equal(tb, signal, status.Signal())
	}
	text, err := os.ReadFile(log)
	require.NoError(tb, err)
	for line := range strings.Lines(string(text)) {
		if !emulated || strings.HasPrefix(line, "time=") {
			last = strings.TrimSuffix(line, "\n")
		}
	}
	return last
}
