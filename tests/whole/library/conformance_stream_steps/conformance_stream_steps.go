// Package conformance_stream_steps lists runs of the conformance library that are hard to follow.
package conformance_stream_steps

import (
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_hello"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/library/conformance_result"
)

// ConformanceStreamSteps returns runs whose callbacks bring what clients trip over: no text, no result at all, half a
// character, a state that only 1.1 has, large arrays, callbacks from a thread of the library's own.
func ConformanceStreamSteps(s *conformance_prepare.Session) []conformance_ask.Step {
	type result = conformance_result.Result
	g, none := s.Generation, conformance_result.ConformanceResult(s.Generation, 2, conformance_result.Result{})
	half := conformance_result.ConformanceResult(g, 1, result{Text: "\uFFFD\uFFFD", Token: 6})
	half = half[:len(half)-1] + `,"_text_base64":"5L0="}`
	steps := map[string]conformance_ask.Step{
		"no text": conformance_hello.ConformanceHello(s, "run_async", 1, "token 5\ncall 0\ncall 2",
			conformance_result.ConformanceResult(g, 0, result{Token: 5}), none),
		"no result": conformance_hello.ConformanceHello(s, "run_async", 1, "null 0\nnull 2",
			conformance_result.ConformanceResult(g, 0, result{}), none),
		"empty text": conformance_hello.ConformanceHello(s, "run_async", 1, "text \ncall 0\ncall 2",
			conformance_result.ConformanceResult(g, 0, result{Text: ""}), none),
		"half a character": conformance_hello.ConformanceHello(s, "run_async", 1,
			"text \\xe4\\xbd\ntoken 6\ncall 1\ntext \\xe4\\xbd\\xa0\ntoken 7\ncall 0\ncall 2",
			half, conformance_result.ConformanceResult(g, 0, result{Text: "你", Token: 7}), none),
		"half a character, one answer": conformance_hello.ConformanceHello(s, "run", 1,
			"text \\xe4\\xbd\ntoken 6\ncall 1\ntext \\xe4\\xbd\\xa0\ntoken 7\ncall 0\ncall 2",
			conformance_result.ConformanceResult(g, 2, result{Text: "你", Token: 7})),
		"many logits": conformance_hello.ConformanceHello(s, "run_async", 1, "logits 1 152000\ncall 0\ncall 2",
			conformance_result.ConformanceResult(g, 0, result{Logits: [2]int{1, 152000}}), none),
		"many logits, one answer": conformance_hello.ConformanceHello(s, "run", 1, "logits 1 152000\ncall 0\ncall 2",
			conformance_result.ConformanceResult(g, 2, result{Text: "", Logits: [2]int{1, 152000}})),
		"hidden rows": conformance_hello.ConformanceHello(s, "run_async", 1, "call 0\nhidden 7 1536\ncall 0\ncall 2",
			conformance_result.ConformanceResult(g, 0, result{}), conformance_result.ConformanceResult(g, 0,
				result{Hidden: [2]int{7, 1536}}), none),
		"another thread": conformance_hello.ConformanceHello(s, "run", 1,
			"thread\ntext One\ncall 0\ntext , two\ntoken 3\nperf\ncall 0\nperf\ncall 2",
			conformance_result.ConformanceResult(g, 2, result{Text: "One, two", Token: 3, Perf: true})),
		"another thread, a stream": conformance_hello.ConformanceHello(s, "run_async", 1,
			"text One\ncall 0\nthread\ntext , two\ncall 0\ncall 2",
			conformance_result.ConformanceResult(g, 0, result{Text: "One"}), conformance_result.ConformanceResult(g, 0,
				result{Text: ", two"}), none),
	}
	if g == "A" {
		delete(steps, "many logits")
		delete(steps, "many logits, one answer")
		steps["a state of its own"] = conformance_hello.ConformanceHello(s, "run_async", 1,
			"hidden 3 4\ncall 4\ncall 2",
			conformance_result.ConformanceResult(g, 4, result{Hidden: [2]int{3, 4}}), none)
		steps["a state of its own, one answer"] = conformance_hello.ConformanceHello(s, "run", 1,
			"hidden 3 4\ncall 4\ncall 2",
			conformance_result.ConformanceResult(g, 2, result{Text: "", Hidden: [2]int{3, 4}}))
	}
	var list []conformance_ask.Step
	for name, step := range steps {
		step.Name = name
		list = append(list, step)
	}
	return list
}
