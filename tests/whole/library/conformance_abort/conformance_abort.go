// Package conformance_abort aborts a run of the conformance library.
package conformance_abort

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_hello"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/library/conformance_result"
)

// ConformanceAbort starts a run that hangs after its first token, has another client see that it is running and abort
// it, and reads its end. The model is loaded, with one input per run. It adds to counts.
func ConformanceAbort(t *testing.T, s *conformance_prepare.Session, counts map[string]conformance_play.Counts) {
	t.Helper()
	step := conformance_hello.ConformanceHello(s, "run_async", 1, "text One\ncall 0\nhang\nperf\ncall 2")
	if step.Function == "" {
		step.Function = step.Method
	}
	conformance_announce.ConformanceAnnounce(t, s, step.Function, step.Expect, step.Script)
	conformance_announce.ConformanceAnnounce(t, s, "abort", "handle = the model\n", "")
	conformance_announce.ConformanceAnnounce(t, s, "is_running", "handle = the model\n", "")
	send_line.SendLine(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.run_async","params":%s}`, step.Params)
	require.JSONEq(t, `{"jsonrpc":"2.0","id":1,"result":`+conformance_result.ConformanceResult(s.Generation, 0,
		conformance_result.Result{Text: "One"})+`}`,
		read_line.ReadLine(t, s.Client))
	other := connect_client.ConnectClient(t, s.Daemon.Path)
	require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":1}`, ask_daemon.AskDaemon(t, other,
		`{"jsonrpc":"2.0","id":2,"method":"rkllm.is_running"}`))
	require.Equal(t, `{"jsonrpc":"2.0","id":3,"result":0}`, ask_daemon.AskDaemon(t, other,
		`{"jsonrpc":"2.0","id":3,"method":"rkllm.abort"}`))
	require.JSONEq(t, `{"jsonrpc":"2.0","id":1,"result":`+conformance_result.ConformanceResult(s.Generation, 2,
		conformance_result.Result{Perf: true})+`}`,
		read_line.ReadLine(t, s.Client))
	count := counts["abort"]
	counts["abort"] = conformance_play.Counts{Calls: count.Calls + 1, Arguments: count.Arguments + 1,
		Results: count.Results}
	count = counts["is_running"]
	counts["is_running"] = conformance_play.Counts{Calls: count.Calls + 1, Arguments: count.Arguments + 1,
		Results: count.Results}
}
