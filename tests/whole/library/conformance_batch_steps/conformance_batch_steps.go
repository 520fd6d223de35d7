// Package conformance_batch_steps lists runs of several inputs at once.
package conformance_batch_steps

import (
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_hello"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/library/conformance_result"
)

// ConformanceBatchSteps returns runs of three inputs, for a model loaded with n_batch 3: each callback brings three
// results, and an input that has ended has a negative token id.
func ConformanceBatchSteps(s *conformance_prepare.Session) []conformance_ask.Step {
	type result = conformance_result.Result
	g := s.Generation
	const script = "text a\ntoken 1\nnext\ntext b\ntoken 2\nnext\ntext c\ntoken 3\ncall 0\n" +
		"token -1\nnext\ntext B\ntoken 4\nhidden 1 3\nnext\ntext C\ntoken 5\ncall 0\n" +
		"token -1\nnext\ntoken -1\nnext\ntext !\ntoken 6\nlogits 1 2\ncall 0\nperf\nnext\nnext\nperf\ncall 2"
	stream := conformance_hello.ConformanceHello(s, "run_async", 3, script,
		conformance_result.ConformanceResult(g, 0, result{Text: "a", Token: 1}, result{Text: "b", Token: 2},
			result{Text: "c", Token: 3}),
		conformance_result.ConformanceResult(g, 0, result{Token: -1}, result{Text: "B", Token: 4, Hidden: [2]int{1, 3}},
			result{Text: "C", Token: 5}),
		conformance_result.ConformanceResult(g, 0, result{Token: -1}, result{Token: -1}, result{Text: "!", Token: 6,
			Logits: [2]int{1, 2}}),
		conformance_result.ConformanceResult(g, 2, result{Perf: true}, result{}, result{Perf: true}))
	stream.Name = "a batch"
	whole := conformance_hello.ConformanceHello(s, "run", 3, script, conformance_result.ConformanceResult(g, 2,
		result{Text: "a", Token: 1, Perf: true},
		result{Text: "bB", Token: 4, Hidden: [2]int{1, 3}}, result{Text: "cC!", Token: 6, Logits: [2]int{1, 2},
			Perf: true}))
	whole.Name = "a batch, one answer"
	nothing := conformance_hello.ConformanceHello(s, "run_async", 3, "null 0\nnull 2",
		conformance_result.ConformanceResult(g, 0, result{}, result{}, result{}),
		conformance_result.ConformanceResult(g, 2, result{}, result{}, result{}))
	nothing.Name = "a batch, no results"
	return []conformance_ask.Step{stream, whole, nothing}
}
