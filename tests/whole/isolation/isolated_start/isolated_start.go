// Package isolated_start starts the daemon with a conformance library in a process of its own.
package isolated_start

import (
	"testing"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/conformance_prepare"
)

// IsolatedStart starts the daemon with the conformance library of a version in a process of its own, and with more
// flags if they are given. No model is loaded.
func IsolatedStart(tb testing.TB, version string, flags ...string) *conformance_prepare.Session {
	tb.Helper()
	s := conformance_prepare.ConformancePrepare(tb, version)
	s.Daemon = start_daemon.StartDaemon(tb, start_daemon.Options{Flags: append([]string{"--library", s.Library,
		"--isolate"}, flags...)})
	s.Client = connect_client.ConnectClient(tb, s.Daemon.Path)
	return s
}
