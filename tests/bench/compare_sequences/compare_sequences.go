// Package compare_sequences measures several sequences at once.
package compare_sequences

import (
	"fmt"
	"testing"
	"time"

	"rkllmd/bench"
	"rkllmd/tests/bench/compare_engines"
)

// CompareSequences measures the runtime beside llama.cpp with n_batch 1, 4 and 8, and what 8 sequences together gain
// over one, in CPU time where that is all there is (threads 1).
func CompareSequences(b *testing.B, name, path string, budget time.Duration, threads int) (table []bench.Comparison) {
	b.Helper()
	for _, count := range []int{1, 4, 8} {
		lines := compare_engines.CompareEngines(b, fmt.Sprintf("%s, n_batch %d", name, count), path,
			bench.Work{Sequences: count, Prompt: 64, Answer: 64}, budget, threads)
		table = append(table, lines[:]...)
	}
	one, eight := table[1], table[5]
	gain := bench.Comparison{Name: name + ", answers, n_batch 8 over 1, times", Ours: eight.Ours / one.Ours,
		Other: eight.Other / one.Other}
	if threads == 1 {
		gain.Ours, gain.Other = 8*one.CPU[0]/eight.CPU[0], 8*one.CPU[1]/eight.CPU[1]
	}
	gain.Ratio = gain.Ours / gain.Other
	return append(table, gain)
}
