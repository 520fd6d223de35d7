package library_test

import (
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

// TestConformanceFaults has a library fail in every way short of dying, in all versions: the client hears of it, with
// the function and its code, and the daemon goes on.
func TestConformanceFaults(t *testing.T) {
	for _, version := range []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.1", "1.2.2", "1.3.0"} {
		t.Run(version, func(t *testing.T) {
			s := conformance_start.ConformanceStart(t, version)
			load, counts := conformance_load.ConformanceLoad(s, 1), map[string]conformance_play.Counts{}
			destroy := conformance_ask.Step{Method: "destroy", Params: "[]", Expect: "handle = the model\n",
				Want: []string{"0"}}
			for script, message := range map[string]string{
				"nohandle":  "rkllm_init failed with 0: it returned 0 but no handle",
				"return -1": "rkllm_init failed with -1",
				"return 5":  "rkllm_init failed with 5",
			} {
				step := load
				step.Script = script
				answers := conformance_ask.ConformanceAsk(t, s, step)
				require.Equal(t, -32000, answers[0].Error.Code)
				require.Contains(t, answers[0].Error.Message, message)
				answers = conformance_ask.ConformanceAsk(t, s, conformance_ask.Step{Method: "is_running", Params: "[]"})
				require.Equal(t, "0", string(answers[0].Result), "the library is not asked with a NULL handle")
				answers = conformance_ask.ConformanceAsk(t, s, conformance_hello.ConformanceHello(s, "run", 1, ""))
				require.Equal(t, -32002, answers[0].Error.Code, "no model is loaded")
			}
			conformance_play.ConformancePlay(t, s, []conformance_ask.Step{load}, counts)

			failures := []struct{ method, script, message string }{
				{"run", "return -1", "rkllm_run failed with -1"},
				{"run_async", "return -1", "rkllm_run_async failed with -1"},
				{"run", "text One\ncall 0\nreturn -1", "rkllm_run failed with -1"},
				{"run", "text One\ncall 0", "it returned without a last callback"},
				{"run", "call 3", "the run ended in state RKLLM_RUN_ERROR"},
				{"run", "text One\ncall 0\ntext out of memory\ncall 3\nreturn -1",
					"the run ended in state RKLLM_RUN_ERROR"},
			}
			for _, failure := range failures {
				answers := conformance_ask.ConformanceAsk(t, s, conformance_hello.ConformanceHello(s, failure.method, 1,
					failure.script))
				require.NotNil(t, answers[0].Error, failure.script)
				require.Equal(t, -32000, answers[0].Error.Code, failure.script)
				require.Contains(t, answers[0].Error.Message, failure.message, failure.script)
			}
			conformance_play.ConformancePlay(t, s, []conformance_ask.Step{
				conformance_hello.ConformanceHello(s, "run_async", 1, "text why\ncall 3",
					conformance_result.ConformanceResult(s.Generation, 3, conformance_result.Result{Text: "why"})),
				conformance_hello.ConformanceHello(s, "run", 1, "text ok\ncall 0\ncall 2",
					conformance_result.ConformanceResult(s.Generation, 2, conformance_result.Result{Text: "ok"})),
			}, counts)
			refused := conformance_ask.Step{Method: "load_prompt_cache", Params: `[null,"` + s.Folder + `/cache"]`,
				Script: "return -3",
				Expect: "handle = the model\nprompt_cache_path = \"" + s.Folder + "/cache\"\n"}
			answers := conformance_ask.ConformanceAsk(t, s, refused)
			require.JSONEq(t, `{"function":"rkllm_load_prompt_cache","code":-3}`, string(answers[0].Error.Data))
			conformance_play.ConformancePlay(t, s, []conformance_ask.Step{destroy}, counts)
			_, differences := conformance_calls.ConformanceCalls(t, s)
			require.Empty(t, differences)
		})
	}
}
