// Package isolated_beside has a library do a fault in a function that is called beside a run.
package isolated_beside

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/conformance_reached"
)

// IsolatedBeside has the library do command, a fault, in rkllm_abort or rkllm_is_running, while a run of the client
// waits is on, which the library holds. A model is loaded. It returns who has called, and when.
func IsolatedBeside(t *testing.T, s *conformance_prepare.Session, waits *connect_client.Client, function,
	command string) (caller *connect_client.Client, begin time.Time) {
	t.Helper()
	_ = os.Remove(filepath.Join(s.Folder, "rkllm_run.go"))
	conformance_announce.ConformanceAnnounce(t, s, function, "anything\n", command)
	conformance_announce.ConformanceAnnounce(t, s, "run", "anything\n", "wait")
	send_line.SendLine(t, waits, `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,{"prompt_input":"Hi"}]}`)
	conformance_reached.ConformanceReached(t, s, "rkllm_run waits", 1)
	caller = connect_client.ConnectClient(t, s.Daemon.Path) // one that has had runs aborts those alone
	begin = time.Now()
	send_line.SendLine(t, caller, `{"jsonrpc":"2.0","id":1,"method":"rkllm.%s"}`, function)
	return caller, begin
}
