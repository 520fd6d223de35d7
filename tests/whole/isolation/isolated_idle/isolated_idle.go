// Package isolated_idle has a library do a fault while nobody calls it.
package isolated_idle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/conformance_reached"
	"rkllmd/tests/whole/isolation/isolated_cause"
	"rkllmd/tests/whole/isolation/isolated_step"
)

// IsolatedIdle loads a model and has a thread of the library do command, a fault, when no function is being called. As
// soon as the daemon knows that the process has ended the session's client asks for a run.
func IsolatedIdle(t *testing.T, s *conformance_prepare.Session, command string) isolated_cause.Caused {
	t.Helper()
	const constants, deaths = `{"jsonrpc":"2.0","id":2,"method":"rkllm.get_constants"}`, `"deaths":`
	_, before, found := strings.Cut(ask_daemon.AskDaemon(t, s.Client, constants), deaths)
	require.True(t, found)
	before, _, _ = strings.Cut(before, ",")
	_ = os.Remove(filepath.Join(s.Folder, "calls"))
	gate := filepath.Join(s.Folder, "rkllm_init.go")
	_ = os.Remove(gate)
	load := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", "idle\nwait\n"+command))
	require.Nil(t, load[0].Error, "idle, %s: %+v", command, load[0].Error)
	conformance_reached.ConformanceReached(t, s, "rkllm_init waits", 1)
	begin := time.Now()
	require.NoError(t, os.WriteFile(gate, nil, 0o600))
	for strings.Contains(ask_daemon.AskDaemon(t, s.Client, constants), deaths+before+",") {
		require.Less(t, time.Since(begin), time.Minute, "idle, %s", command)
		time.Sleep(time.Millisecond)
	}
	send_line.SendLine(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,{"prompt_input":"Hi"}]}`)
	return isolated_cause.Caused{Caller: s.Client, Begin: begin}
}
