package library_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_hello"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/library/conformance_result"
	"rkllmd/tests/whole/library/conformance_start"
)

// TestConformanceRunAsync has rkllm.run_async answer alike in all versions: up to 1.2.1, where the library's
// rkllm_run_async never comes back, by rkllm_run, which the log says once; from 1.2.2 on by rkllm_run_async, whose
// callbacks come on a thread of the library's own, several runs one after the other.
func TestConformanceRunAsync(t *testing.T) {
	for version, broken := range map[string]bool{"1.1.0": true, "1.1.4": true, "1.2.0": true, "1.2.1b1": true,
		"1.2.1": true,
		"1.2.2": false, "1.2.3": false, "1.3.0": false} {
		t.Run(version, func(t *testing.T) {
			s := conformance_start.ConformanceStart(t, version)
			run := conformance_hello.ConformanceHello(s, "run_async", 1, "text One\ntoken 1\ncall 0\nperf\ncall 2",
				conformance_result.ConformanceResult(s.Generation, 0, conformance_result.Result{Text: "One", Token: 1}),
				conformance_result.ConformanceResult(s.Generation, 2, conformance_result.Result{Perf: true}))
			conformance_play.ConformancePlay(t, s, []conformance_ask.Step{conformance_load.ConformanceLoad(s, 1), run,
				run, run,
				{Method: "destroy", Params: "[]", Expect: "handle = the model\n", Want: []string{"0"}}},
				map[string]conformance_play.Counts{})

			all, _ := conformance_calls.ConformanceCalls(t, s)
			calls := strings.Join(all, "\n")
			log, err := os.ReadFile(s.Daemon.Log)
			require.NoError(t, err)
			said := strings.Count(string(log), "rkllm_run_async of this version is broken")
			if broken {
				require.Equal(t, 3, strings.Count(calls, "rkllm_run as announced"), calls)
				require.Equal(t, 6, strings.Count(calls, "rkllm_run callback"), calls)
				require.NotContains(t, calls, "rkllm_run_async")
				require.NotContains(t, calls, "on a thread of the library's")
				require.Equal(t, 1, said, "%s", log)
			} else {
				require.Equal(t, 3, strings.Count(calls, "rkllm_run_async as announced"), calls)
				require.Equal(t, 6, strings.Count(calls, "on a thread of the library's"), calls)
				require.NotContains(t, calls, "rkllm_run as")
				require.Zero(t, said, "%s", log)
			}
		})
	}
}
