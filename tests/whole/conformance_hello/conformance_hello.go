// Package conformance_hello makes a plain run of the conformance library.
package conformance_hello

import (
	"fmt"
	"strings"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_lines"
	"rkllmd/tests/whole/conformance_prepare"
)

// ConformanceHello returns a run of the prompt Hello, given batch times, with everything else left out. method is run
// or run_async, script what the library does, want what the client must hear.
func ConformanceHello(s *conformance_prepare.Session, method string, batch int, script string,
	want ...string) conformance_ask.Step {
	inputs, expect := `{"prompt_input":"Hello"}`, "handle = the model\n"
	for i := range batch {
		expect += conformance_lines.ConformanceLines(fmt.Sprintf("rkllm_input[%d]", i), s.Fields["prompt"], true)
	}
	if batch > 1 {
		inputs = "[" + strings.TrimSuffix(strings.Repeat(inputs+",", batch), ",") + "]"
	}
	step := conformance_ask.Step{Method: method, Params: "[null," + inputs + "]", Script: script, Want: want,
		Expect: expect + "rkllm_input rest = 0\n" +
			conformance_lines.ConformanceLines("rkllm_infer_params", s.Fields["infer"], true) + "userdata = set\n"}
	if s.RunAsyncHangs {
		step.Function = "run"
	}
	return step
}
