// Package library_member starts a member whose model a vendor's library computes.
package library_member

import (
	"os/exec"
	"testing"

	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_prepare"
)

// LibraryMember starts a member with the conformance library of that version in a process of its own, whose model is
// loaded again when that dies, and returns what announces its calls, the member, and the file of its log.
func LibraryMember(t testing.TB, url, name, version string, flags ...string) (*conformance_prepare.Session, *exec.Cmd,
	string) {
	t.Helper()
	s := conformance_prepare.ConformancePrepare(t, version)
	conformance_announce.ConformanceAnnounce(t, s, "init", "anything\n", "")
	conformance_announce.ConformanceAnnounce(t, s, "abort", "anything\n", "")
	command, log := fleet_daemon.FleetDaemon(t, url, name, append([]string{"--library", s.Library, "--model",
		s.Folder + "/model", "--exact=false", "--sequences", "1", "--reload"}, flags...)...)
	return s, command, log
}
