// Package isolated_cause has a library do one fault in one function, under two clients.
package isolated_cause

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/conformance_reached"
	"rkllmd/tests/whole/isolation/isolated_beside"
	"rkllmd/tests/whole/isolation/isolated_step"
)

// Caused is a fault that is being done: who has called the function, who waits behind it, nil: nobody can, and since
// when.
type Caused struct {
	Caller, Waiting *connect_client.Client
	Begin           time.Time
}

// IsolatedCause loads a model and has the library do command, a fault, in a function that the session's client calls.
// The client waits has asked for a run meanwhile, which is in the line behind that call.
func IsolatedCause(t *testing.T, s *conformance_prepare.Session, waits *connect_client.Client, function,
	command string) Caused {
	t.Helper()
	_ = os.Remove(filepath.Join(s.Folder, "calls"))
	for _, lasting := range []string{"abort", "is_running"} {
		conformance_announce.ConformanceAnnounce(t, s, lasting, "anything\n", "")
	}
	if function != "init" {
		load := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", ""))
		require.Nil(t, load[0].Error, "%s, %s: %+v", function, command, load[0].Error)
	}
	if function == "abort" || function == "is_running" {
		caller, begin := isolated_beside.IsolatedBeside(t, s, waits, function, command)
		return Caused{caller, waits, begin}
	}
	step := isolated_step.IsolatedStep(s, function, "")
	called := function
	if step.Function != "" {
		called = step.Function
	}
	gate := filepath.Join(s.Folder, "rkllm_"+called+".go")
	_ = os.Remove(gate)
	conformance_announce.ConformanceAnnounce(t, s, called, "anything\n", "wait\n"+command)
	send_line.SendLine(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.%s","params":%s}`, step.Method, step.Params)
	conformance_reached.ConformanceReached(t, s, "rkllm_"+called+" waits", 1)
	const run = `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,{"prompt_input":"Hi"}]}`
	if function == "destroy" {
		require.Contains(t, ask_daemon.AskDaemon(t, waits, run), "-32002", "behind a destroy nobody waits")
		waits = nil
	} else {
		send_line.SendLine(t, waits, run)
		answer := ask_daemon.AskDaemon(t, waits, `{"jsonrpc":"2.0","id":2,"method":"rkllm.get_constants"}`)
		require.Contains(t, answer, `"id":2`, "the run is in the line by now")
	}
	begin := time.Now()
	require.NoError(t, os.WriteFile(gate, nil, 0o600))
	return Caused{s.Client, waits, begin}
}
