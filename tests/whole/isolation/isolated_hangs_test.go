package isolation_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/isolation/isolated_start"
	"rkllmd/tests/whole/isolation/isolated_step"
)

// TestIsolatedHangs has a library in a process of its own hang, loop, or be stopped, in several functions: its
// process is ended in time, who has called is told so, who waits too, a person who aborts is answered at once, and
// SIGTERM ends the daemon in order.
func TestIsolatedHangs(t *testing.T) {
	for _, c := range []struct{ version, function, script, flag string }{
		{"1.3.0", "init", "deaf", "--load-timeout=1s"}, {"1.2.3", "load_lora", "deaf", "--call-timeout=1s"},
		{"1.1.4", "load_prompt_cache", "spin", "--call-timeout=1s"}, {"1.2.0", "run", "deaf", "--run-silence=1s"},
		{"1.3.0", "run_async", "deaf", "--run-silence=1s"},
	} {
		t.Run(c.function, func(t *testing.T) {
			s := isolated_start.IsolatedStart(t, c.version, c.flag)
			if c.function != "init" {
				load := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", ""))
				require.Nil(t, load[0].Error)
			}
			answers := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, c.function, c.script))
			require.Equal(t, -32011, answers[0].Error.Code)
			require.Contains(t, answers[0].Error.Message, "the library does not answer: rkllm_"+c.function)
		})
	}
	for _, script := range []string{"deaf", "spin", "raise 19"} {
		t.Run("abort, "+script, func(t *testing.T) {
			s := isolated_start.IsolatedStart(t, "1.3.0", "--abort-timeout=1s")
			load := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", ""))
			require.Nil(t, load[0].Error)
			waits, bystander := connect_client.ConnectClient(t, s.Daemon.Path), connect_client.ConnectClient(t,
				s.Daemon.Path)
			conformance_announce.ConformanceAnnounce(t, s, "abort", "anything\n", "deaf")
			conformance_announce.ConformanceAnnounce(t, s, "run_async", "anything\n", "text One\ncall 0\n"+script)
			start_run.StartRun(t, s.Client, 1, "Hi", 0)
			require.Contains(t, read_line.ReadLine(t, s.Client), `"text":"One"`)
			start_run.StartRun(t, waits, 1, "Hi", 0)
			const constants = `{"jsonrpc":"2.0","id":2,"method":"rkllm.get_constants"}`
			require.Contains(t, ask_daemon.AskDaemon(t, bystander, constants), "1.3.0")
			abort := `{"jsonrpc":"2.0","id":3,"method":"rkllm.abort"}`
			require.Equal(t, `{"jsonrpc":"2.0","id":3,"result":0}`, ask_daemon.AskDaemon(t, s.Client, abort))
			for _, client := range []*connect_client.Client{s.Client, waits} {
				require.Contains(t, read_line.ReadLine(t, client), `"code":-32011`)
			}
			load = conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", ""))
			require.Nil(t, load[0].Error, "a model can be loaded again")
			// SIGTERM while the library hangs once more, deaf to rkllm_abort
			conformance_announce.ConformanceAnnounce(t, s, "run_async", "anything\n", "text One\ncall 0\n"+script)
			start_run.StartRun(t, s.Client, 1, "Hi", 0)
			require.Contains(t, read_line.ReadLine(t, s.Client), `"text":"One"`)
			send_line.SendLine(t, waits, `{"jsonrpc":"2.0","id":4,"method":"rkllm.is_running"}`)
			require.NoError(t, s.Daemon.Process.Signal(unix.SIGTERM))
			<-s.Daemon.Exited
			log, err := os.ReadFile(s.Daemon.Log)
			require.NoError(t, err)
			require.NotContains(t, string(log), "left to the system")
		})
	}
}
