package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_hello"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/library/conformance_model_steps"
	"rkllmd/tests/whole/library/conformance_result"
	"rkllmd/tests/whole/library/conformance_start"
)

// TestConformanceWrongOffset builds libraries that have two members the wrong way round, and sees the conformance
// stories fail: the report names exactly these members, both where the library receives them and where the client does.
func TestConformanceWrongOffset(t *testing.T) {
	for _, version := range []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.3", "1.3.0"} {
		t.Run("an argument, "+version, func(t *testing.T) {
			s := conformance_start.ConformanceStart(t, version, "-DRKLLM_WRONG_OFFSET=1")
			answers := conformance_ask.ConformanceAsk(t, s, conformance_model_steps.ConformanceModelSteps(s)[0])
			_, differences := conformance_calls.ConformanceCalls(t, s)
			require.Equal(t, []string{
				"rkllm_init differs: got param.top_p = 0.5625; announced param.top_p = 0.5",
				"rkllm_init differs: got param.temperature = 0.5; announced param.temperature = 0.5625",
			}, differences)
			require.Contains(t, answers[0].Error.Message, "rkllm_init failed with -1")
		})
		t.Run("a result, "+version, func(t *testing.T) {
			s := conformance_start.ConformanceStart(t, version, "-DRKLLM_WRONG_OFFSET=2")
			conformance_play.ConformancePlay(t, s, []conformance_ask.Step{conformance_load.ConformanceLoad(s, 1)},
				map[string]conformance_play.Counts{})
			step := conformance_hello.ConformanceHello(s, "run", 1, "hidden 2 3\ncall 0\ncall 2")
			answers := conformance_ask.ConformanceAsk(t, s, step)
			right := conformance_result.ConformanceResult(s.Generation, 2, conformance_result.Result{Text: "",
				Hidden: [2]int{2, 3}})
			wrong := conformance_result.ConformanceResult(s.Generation, 2, conformance_result.Result{Text: "",
				Hidden: [2]int{3, 2}})
			require.NotEqual(t, right, wrong)
			require.JSONEq(t, wrong, string(answers[0].Result), "the rows and the width are exchanged")
		})
	}
}
