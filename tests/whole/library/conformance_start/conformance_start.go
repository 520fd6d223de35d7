// Package conformance_start starts the daemon with a conformance library.
package conformance_start

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/rkllm/openrpc_compile"
	"rkllmd/tests/whole/conformance_prepare"
)

// ConformanceStart starts the daemon with the conformance library of a version, compiled with more flags if they are
// given. No model is loaded. A row of embeddings has 4 floats. At the end of the test the daemon must stop in order.
// Calls are compared with what the daemon says of itself (rpc.discover).
func ConformanceStart(tb testing.TB, version string, flags ...string) *conformance_prepare.Session {
	tb.Helper()
	s := conformance_prepare.ConformancePrepare(tb, version, flags...)
	s.Daemon = start_daemon.StartDaemon(tb, start_daemon.Options{Flags: []string{"--library", s.Library,
		"--embedding-size", "4"}})
	s.Client = connect_client.ConnectClient(tb, s.Daemon.Path)
	line := ask_daemon.AskDaemon(tb, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}`)
	var answer struct{ Result json.RawMessage }
	require.NoError(tb, json.Unmarshal([]byte(line), &answer), line)
	s.API = openrpc_compile.OpenrpcCompile(tb, string(answer.Result))
	return s
}
