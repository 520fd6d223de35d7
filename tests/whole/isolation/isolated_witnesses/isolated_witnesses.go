// Package isolated_witnesses starts a daemon whose library is to do faults, with all who see them.
package isolated_witnesses

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/isolation/isolated_bystander"
	"rkllmd/tests/whole/isolation/isolated_goes"
	"rkllmd/tests/whole/isolation/isolated_stream"
)

// Witnesses is a daemon with two models of one library, each in a process of its own: the session's client loads the
// first, whose faults he sees; Waits is a client who waits behind him; Asks one who asks the daemon all the time; and
// Streams one to whom the second model says words all the time.
type Witnesses struct {
	*conformance_prepare.Session
	Waits   *connect_client.Client
	Asks    *isolated_bystander.Bystander
	Streams *isolated_stream.Stream
}

// IsolatedWitnesses starts the daemon with the conformance library of a version, and returns when all are there. The
// daemon ends a library that does not answer within patience, in a run and in an abort after other times: the second
// model must not be taken for silent because the machine is busy. The daemon has no race detector: it would make its
// figures those of another program, and isolated_faults has it.
func IsolatedWitnesses(t *testing.T, version string, patience time.Duration) Witnesses {
	t.Helper()
	s := conformance_prepare.ConformancePrepare(t, version)
	steady := filepath.Join(s.Folder, "steady.rkllm")
	require.NoError(t, os.WriteFile(steady, []byte("nothing"), 0o600))
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Plain: true,
		Flags: []string{"--library", s.Library, "--isolate", "--load-timeout=" + patience.String(),
			"--call-timeout=" + patience.String(), "--run-silence=6s", "--abort-timeout=2s",
			"--http=127.0.0.1:0", "--named-model", "steady=" + steady}})
	s.Daemon, s.Client = daemon, connect_client.ConnectClient(t, daemon.Path)
	address := http_address.HTTPAddress(t, daemon)
	conformance_announce.ConformanceAnnounce(t, s, "init", "anything\n", "")
	w := Witnesses{Session: s, Waits: connect_client.ConnectClient(t, daemon.Path),
		Asks: isolated_bystander.IsolatedBystander(t, daemon), Streams: isolated_stream.IsolatedStream(t, address)}
	isolated_goes.IsolatedGoes(t, w.Streams, 1)
	return w
}
