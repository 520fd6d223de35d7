package library_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/web_metric"
)

// TestIsolatedReloadEnds has a library die again and again: the daemon gives up to load its model after the third time
// in the same function, everybody who looks is told why, and a client loads it again. A client can end it too.
func TestIsolatedReloadEnds(t *testing.T) {
	s := conformance_prepare.ConformancePrepare(t, "1.3.0")
	var address string
	s.Daemon, address = http_daemon.HTTPDaemon(t, "--library", s.Library, "--isolate", "--reload")
	s.Client = connect_client.ConnectClient(t, s.Daemon.Path)
	load := conformance_load.ConformanceLoad(s, 1)
	require.Nil(t, conformance_ask.ConformanceAsk(t, s, load)[0].Error)
	crash := conformance_ask.Step{Method: "run", Expect: "anything\n", Script: "raise 4",
		Params: `[null,{"prompt_input":"Hello"}]`}
	for death := range 3 {
		conformance_announce.ConformanceAnnounce(t, s, "init", load.Expect, "")
		lost := conformance_ask.ConformanceAsk(t, s, crash)[0]
		require.NotNil(t, lost.Error)
		require.Equal(t, -32010, lost.Error.Code)
		want := "the model is being loaded again"
		if death == 2 {
			want = "no model is loaded any more: call rkllm.init"
		}
		require.Contains(t, lost.Error.Message, want)
	}
	const reason = "the library has died 3 times within 1m0s in rkllm_run"
	require.Eventually(t, func() bool { // the worker lets go of the model once it has answered
		status, _, answer := web_post.WebPost(t, "http://"+address+"/readyz", "")
		require.Equal(t, 503, status)
		text, _ := json.Marshal(answer)
		return strings.Contains(string(text), "not loaded again, because "+reason)
	}, time.Minute, time.Millisecond)
	require.EqualValues(t, 3, web_metric.WebMetric(t, "http://"+address,
		`rkllmd_runtime_deaths_total{function="rkllm_run",signal="SIGILL"}`))
	report, _ := daemon_command.DaemonCommand(t, true, "doctor", "--socket", s.Daemon.Path).Output() // it has a problem
	require.Contains(t, string(report), "deaths      3 of the library's process, the last one SIGILL in rkllm_run; "+
		"reload: given up: "+reason)
	const run = `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,{"prompt_input":"x"}]}`
	require.Contains(t, ask_daemon.AskDaemon(t, s.Client, run), "-32002")
	require.Nil(t, conformance_ask.ConformanceAsk(t, s, load)[0].Error, "a client can")
	status, _, _ := web_post.WebPost(t, "http://"+address+"/readyz", "")
	require.Equal(t, 200, status)
	// From now on nobody announces rkllm_init, so it fails: a client unloads the model that is not there.
	require.Equal(t, -32010, conformance_ask.ConformanceAsk(t, s, crash)[0].Error.Code)
	status, _, answer := web_post.WebPost(t, "http://"+address+"/readyz", "")
	require.Equal(t, 503, status)
	text, _ := json.Marshal(answer)
	require.Contains(t, string(text), "is being loaded")
	require.Contains(t, ask_daemon.AskDaemon(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.init",`+
		`"params":[null,{"model_path":"/m"},null]}`), "-32003")
	require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":0}`, ask_daemon.AskDaemon(t, s.Client,
		`{"jsonrpc":"2.0","id":2,"method":"rkllm.destroy"}`))
	require.Contains(t, ask_daemon.AskDaemon(t, s.Client, run), "-32002")
	require.Nil(t, conformance_ask.ConformanceAsk(t, s, load)[0].Error)
}
