// Package wait_for_log waits for what a daemon logs.
package wait_for_log

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/start_daemon"
)

// WaitForLog waits until text stands in the daemon's log, two minutes at most, and returns the log.
func WaitForLog(t testing.TB, daemon *start_daemon.Daemon, text string) (log string) {
	t.Helper()
	require.Eventually(t, func() bool {
		content, err := os.ReadFile(daemon.Log)
		log = string(content)
		return err == nil && strings.Contains(log, text)
	}, 2*time.Minute, 20*time.Millisecond, text)
	return log
}
