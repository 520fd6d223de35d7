// Package kakeya_address finds out where a daemon serves gRPC.
package kakeya_address

import (
	"os"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/start_daemon"
)

// KakeyaAddress returns the address of the daemon's gRPC server, as its log has it.
func KakeyaAddress(t testing.TB, d *start_daemon.Daemon) string {
	t.Helper()
	line := regexp.MustCompile(`msg=listening protocol=gRPC address=(\S+)`)
	for range 6000 {
		log, err := os.ReadFile(d.Log)
		require.NoError(t, err)
		if found := line.FindSubmatch(log); found != nil {
			return string(found[1])
		}
		time.Sleep(10 * time.Millisecond)
	}
	require.Fail(t, "the log does not say where gRPC is served")
	return ""
}
