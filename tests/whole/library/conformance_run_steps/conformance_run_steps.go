// Package conformance_run_steps lists runs of the conformance library.
package conformance_run_steps

import (
	"fmt"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_lines"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/library/conformance_object"
	"rkllmd/tests/whole/library/conformance_result"
)

// ConformanceRunSteps returns runs with every kind of input, by rkllm.run and by rkllm.run_async, and with every member
// of every structure. Where the library has n_batch the model is loaded with 2, and a run has two inputs of different
// kinds. Results have a value in every member, of which those of a batch differ.
func ConformanceRunSteps(s *conformance_prepare.Session) (list []conformance_ask.Step) {
	kinds := []string{"prompt", "token", "embed", "multimodal"}
	infer := s.Fields["infer"]
	batches := s.Fields["cross"] != nil // since C
	script := "text One\ntoken 11\nhidden 2 4\nlogits 2 3\ncall 0\ntext  and\ntoken 12\ncall 0\nperf\ncall 2\n"
	first := []conformance_result.Result{{Text: "One", Token: 11, Hidden: [2]int{2, 4}, Logits: [2]int{2, 3}},
		{Text: "Zwei", Token: 21, Hidden: [2]int{1, 4}, Logits: [2]int{1, 6}}}
	second := []conformance_result.Result{{Text: " and", Token: 12}, {Token: -1}}
	last := []conformance_result.Result{{Perf: true}, {Perf: true}}
	whole := []conformance_result.Result{{Text: "One and", Token: 12, Hidden: [2]int{2, 4}, Logits: [2]int{2, 3},
		Perf: true}, {Text: "Zwei", Token: 21, Hidden: [2]int{1, 4}, Logits: [2]int{1, 6}, Perf: true}}
	if batches {
		script = "text One\ntoken 11\nhidden 2 4\nlogits 2 3\nnext\ntext Zwei\ntoken 21\nhidden 1 4\nlogits 1 " +
			"6\ncall 0\n" +
			"text  and\ntoken 12\nnext\ntoken -1\ncall 0\nperf\nnext\nperf\ncall 2\n"
	} else {
		first, second, last, whole = first[:1], second[:1], last[:1], whole[:1]
	}
	stream := []string{conformance_result.ConformanceResult(s.Generation, 0, first...),
		conformance_result.ConformanceResult(s.Generation, 0, second...), conformance_result.ConformanceResult(
			s.Generation, 2, last...)}
	members := map[string]int{"A": 5, "B": 8, "b": 8, "C": 13, "D": 13}[s.Generation] * len(first)
	for i, kind := range kinds {
		fields := s.Fields[kind]
		inputs := conformance_object.ConformanceObject(fields)
		expect := "handle = the model\n" + conformance_lines.ConformanceLines("rkllm_input[0]", fields, false)
		count := len(fields)
		if batches {
			other := s.Fields[kinds[(i+1)%len(kinds)]]
			inputs = fmt.Sprintf("[%s,%s]", inputs, conformance_object.ConformanceObject(other))
			expect += conformance_lines.ConformanceLines("rkllm_input[1]", other, false)
			count += len(other)
		}
		step := conformance_ask.Step{Method: "run", Name: "run " + kind, Script: script, Results: members,
			Params: fmt.Sprintf("[null,%s,%s]", inputs, conformance_object.ConformanceObject(infer)),
			Expect: expect + "rkllm_input rest = 0\n" + conformance_lines.ConformanceLines("rkllm_infer_params", infer,
				false) + "userdata = set\n",
			Want: []string{conformance_result.ConformanceResult(s.Generation, 2, whole...)}, Arguments: count +
				len(infer) + 3}
		list = append(list, step)
		step.Method, step.Name, step.Want, step.Results = "run_async", "run_async "+kind, stream, 3*members
		if s.RunAsyncHangs {
			step.Function = "run"
		}
		list = append(list, step)
	}
	return list
}
