// Package http_daemon starts the real daemon with its HTTP front-end.
package http_daemon

import (
	"testing"

	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/start_daemon"
)

// HTTPDaemon starts `rkllmd serve --http` on a free port of 127.0.0.1, with these flags too, and returns the daemon and
// its address: "127.0.0.1:PORT". A model named by --model may still be loading.
func HTTPDaemon(tb testing.TB, flags ...string) (d *start_daemon.Daemon, address string) {
	tb.Helper()
	d = start_daemon.StartDaemon(tb, start_daemon.Options{Flags: append([]string{"--http", "127.0.0.1:0"}, flags...)})
	return d, http_address.HTTPAddress(tb, d)
}
