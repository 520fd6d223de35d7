package library_test

import (
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_hello"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/library/conformance_doomed"
	"rkllmd/tests/whole/library/daemon_death"
)

// TestConformanceCrashes has a library die in several functions, by a segmentation fault and by abort(), on the
// caller's thread and on one of its own: the process ends by that signal, and the last line of its log says which
// signal, in which function of which library. A library that hangs for ever, deaf to rkllm_abort, keeps nobody from
// being answered.
func TestConformanceCrashes(t *testing.T) {
	cases := []struct {
		version, function, script string
		signal                    syscall.Signal
		thread                    string
	}{
		{"1.3.0", "init", "crash", syscall.SIGSEGV, "caller"},
		{"1.3.0", "run", "text One\ncall 0\ndie", syscall.SIGABRT, "caller"},
		{"1.2.2", "run", "text One\ncall 0\nthread\ncrash", syscall.SIGSEGV, "other"},
		{"1.2.3", "run_async", "text One\ncall 0\ndie", syscall.SIGABRT, "other"},
		{"1.1.4", "run", "call 0\ncrash", syscall.SIGSEGV, "caller"},
		{"1.2.0", "destroy", "die", syscall.SIGABRT, "caller"},
	}
	for _, c := range cases {
		t.Run(c.version+" "+c.function+" "+c.signal.String(), func(t *testing.T) {
			s, command := conformance_doomed.ConformanceDoomed(t, c.version)
			load := conformance_load.ConformanceLoad(s, 1)
			step := conformance_hello.ConformanceHello(s, c.function, 1, c.script)
			switch c.function {
			case "init":
				load.Script, step = c.script, load
			case "destroy":
				step = conformance_ask.Step{Method: "destroy", Params: "[]", Expect: "handle = the model\n",
					Script: c.script}
			}
			if c.function != "init" {
				require.Nil(t, conformance_ask.ConformanceAsk(t, s, load)[0].Error)
			}
			conformance_announce.ConformanceAnnounce(t, s, c.function, step.Expect, c.script)
			send_line.SendLine(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.%s","params":%s}`, c.function,
				step.Params)
			select {
			case <-s.Daemon.Exited:
			case <-time.After(2 * time.Minute):
				t.Fatal("the daemon lives")
			}
			last := daemon_death.DaemonDeath(t, s.Daemon.Log, command.ProcessState, c.signal)
			name := map[syscall.Signal]string{syscall.SIGSEGV: "SIGSEGV", syscall.SIGABRT: "SIGABRT"}[c.signal]
			require.Contains(t, last, "signal="+name+" function=rkllm_"+c.function+" thread="+c.thread)
			require.Contains(t, last, "library="+s.Library+" version="+c.version)
		})
	}
	t.Run("deaf", func(t *testing.T) {
		s, _ := conformance_doomed.ConformanceDoomed(t, "1.3.0")
		require.Nil(t, conformance_ask.ConformanceAsk(t, s, conformance_load.ConformanceLoad(s, 1))[0].Error)
		step := conformance_hello.ConformanceHello(s, "run_async", 1, "text One\ncall 0\ndeaf")
		for _, function := range []string{"is_running", "abort"} {
			conformance_announce.ConformanceAnnounce(t, s, function, "handle = the model\n", "")
		}
		conformance_announce.ConformanceAnnounce(t, s, "run_async", step.Expect, step.Script)
		send_line.SendLine(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.run_async","params":%s}`, step.Params)
		require.Contains(t, read_line.ReadLine(t, s.Client), `"text":"One"`)
		for _, client := range []*connect_client.Client{s.Client, connect_client.ConnectClient(t, s.Daemon.Path)} {
			for method, want := range map[string]string{"is_running": `"result":1`, "abort": `"result":0`,
				"createDefaultParam": `"preset model"`, "get_constants": `"1.3.0"`} {
				require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.%s"}`,
					method), want)
			}
		}
	})
}
