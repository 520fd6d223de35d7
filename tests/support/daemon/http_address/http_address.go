// Package http_address finds out where a daemon serves HTTP.
package http_address

import (
	"os"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/start_daemon"
)

// HTTPAddress returns the address, "127.0.0.1:PORT", of a daemon that was started with --http, as soon as its log has
// it.
func HTTPAddress(tb testing.TB, d *start_daemon.Daemon) string {
	tb.Helper()
	listening := regexp.MustCompile(`protocol=http address=https?://(\S+)`)
	for end := time.Now().Add(2 * time.Minute); ; time.Sleep(time.Millisecond) {
		log, err := os.ReadFile(d.Log)
		require.NoError(tb, err)
		if found := listening.FindSubmatch(log); found != nil {
			return string(found[1])
		}
		require.True(tb, time.Now().Before(end), "it does not say where it listens: %s", log)
	}
}
