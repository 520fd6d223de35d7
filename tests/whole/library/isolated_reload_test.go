package library_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/library/conformance_kept"
)

// TestIsolatedReload has the daemon load a model again whose library has died, in every generation: with the very
// arguments that its client gave, and everything that was set up since. Only the history is gone, and its client told.
func TestIsolatedReload(t *testing.T) {
	for _, version := range []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.3", "1.3.0"} {
		t.Run(version, func(t *testing.T) {
			s := conformance_prepare.ConformancePrepare(t, version)
			s.Daemon = start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--library", s.Library,
				"--isolate", "--reload"}})
			s.Client = connect_client.ConnectClient(t, s.Daemon.Path)
			counts, steps := map[string]conformance_play.Counts{}, conformance_kept.ConformanceKept(s)
			conformance_play.ConformancePlay(t, s, steps, counts)
			history := `,{"keep_history":1}`
			if s.Generation == "A" { // which has none
				history = ""
			}
			run := conformance_ask.Step{Method: "run", Expect: "anything\n",
				Params: `[null,{"prompt_input":"Hello"}` + history + `]`, Script: "text ok\ncall 0\ncall 2"}
			require.Nil(t, conformance_ask.ConformanceAsk(t, s, run)[0].Error)
			for _, step := range steps {
				conformance_announce.ConformanceAnnounce(t, s, step.Method, step.Expect, step.Script)
			}
			before, _ := conformance_calls.ConformanceCalls(t, s)
			crash := run
			crash.Script = "crash"
			lost := conformance_ask.ConformanceAsk(t, s, crash)[0]
			require.Equal(t, -32010, lost.Error.Code)
			require.Contains(t, lost.Error.Message, "SIGSEGV in rkllm_run, librkllmrt "+version+
				"; the model is being loaded again, its history is gone")
			if history != "" {
				lost = conformance_ask.ConformanceAsk(t, s, run)[0]
				require.Equal(t, -32010, lost.Error.Code)
				require.Contains(t, lost.Error.Message, "the history is gone")
			}
			last := conformance_ask.ConformanceAsk(t, s, run)[0]
			require.Nil(t, last.Error, "%+v", last.Error)
			require.Contains(t, string(last.Result), `"text":"ok"`)
			calls, differences := conformance_calls.ConformanceCalls(t, s)
			require.Empty(t, differences)
			var again, wanted []string
			for _, step := range steps {
				wanted = append(wanted, "rkllm_"+step.Method+" as announced")
			}
			for _, call := range calls[len(before):] {
				if strings.HasSuffix(call, " as announced") && !strings.HasPrefix(call, "rkllm_run ") {
					again = append(again, call)
				}
			}
			require.Equal(t, wanted, again)
			require.Contains(t, ask_daemon.AskDaemon(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants"}`),
				`"isolation":{"deaths":1,"last_death":"SIGSEGV in rkllm_run","reload":"on"}`)
			const destroy = `{"jsonrpc":"2.0","id":2,"method":"rkllm.destroy"}`
			conformance_announce.ConformanceAnnounce(t, s, "destroy", "anything\n", "")
			require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":0}`, ask_daemon.AskDaemon(t, s.Client, destroy))
			require.Contains(t, ask_daemon.AskDaemon(t, s.Client, destroy), "-32002")
		})
	}
}
