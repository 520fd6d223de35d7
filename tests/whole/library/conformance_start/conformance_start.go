// Package conformance_start starts the daemon with a conformance library.
package conformance_start

import (
	"testing"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/conformance_prepare"
)

// ConformanceStart starts the daemon with the conformance library of a version, compiled with more flags if they are
// given. No model is loaded. A row of embeddings has 4 floats. At the end of the test the daemon must stop in order.
func ConformanceStart(tb testing.TB, version string, flags ...string) *conformance_prepare.Session {
	tb.Helper()
	s := conformance_prepare.ConformancePrepare(tb, version, flags...)
	s.Daemon = start_daemon.StartDaemon(tb, start_daemon.Options{Flags: []string{"--library", s.Library,
		"--embedding-size", "4"}})
	s.Client = connect_client.ConnectClient(tb, s.Daemon.Path)
	return s
}
