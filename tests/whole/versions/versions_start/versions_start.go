// Package versions_start starts the daemon with several versions of the library.
package versions_start

import (
	"testing"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/versions/versions_prepare"
)

// VersionsStart starts the daemon with the folder of libraries and the state file of s, and with more flags if they are
// given, and connects a client.
func VersionsStart(tb testing.TB, s *versions_prepare.Set, flags ...string) {
	tb.Helper()
	s.Daemon = start_daemon.StartDaemon(tb, start_daemon.Options{Flags: append([]string{"--library", s.Libraries,
		"--library-state", s.State}, flags...)})
	s.Client = connect_client.ConnectClient(tb, s.Daemon.Path)
}
