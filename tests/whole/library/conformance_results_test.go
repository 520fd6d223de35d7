package library_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/library/conformance_batch_steps"
	"rkllmd/tests/whole/library/conformance_start"
	"rkllmd/tests/whole/library/conformance_stream_steps"
)

// TestConformanceResults has a library call back with what clients trip over, and compares every member of every result
// that the client hears of. The library's memory is gone, and written over, as soon as the library may do that.
func TestConformanceResults(t *testing.T) {
	for _, version := range []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.1", "1.2.3", "1.3.0"} {
		t.Run(version, func(t *testing.T) {
			s := conformance_start.ConformanceStart(t, version)
			counts := map[string]conformance_play.Counts{}
			destroy := conformance_ask.Step{Method: "destroy", Params: "[]", Expect: "handle = the model\n",
				Want: []string{"0"}}
			conformance_play.ConformancePlay(t, s, []conformance_ask.Step{conformance_load.ConformanceLoad(s, 1)},
				counts)
			conformance_play.ConformancePlay(t, s, conformance_stream_steps.ConformanceStreamSteps(s), counts)
			conformance_play.ConformancePlay(t, s, []conformance_ask.Step{destroy}, counts)
			if s.Fields["cross"] != nil { // since C
				conformance_play.ConformancePlay(t, s, []conformance_ask.Step{conformance_load.ConformanceLoad(s, 3)},
					counts)
				conformance_play.ConformancePlay(t, s, conformance_batch_steps.ConformanceBatchSteps(s), counts)
				conformance_play.ConformancePlay(t, s, []conformance_ask.Step{destroy}, counts)
			}
			all, _ := conformance_calls.ConformanceCalls(t, s)
			calls := strings.Join(all, "\n")
			require.Contains(t, calls, "rkllm_run callback 2 answered 0 on a thread of the library's")
			require.NotRegexp(t, `answered [^0]`, calls, "the daemon never asks for a pause")
		})
	}
}
