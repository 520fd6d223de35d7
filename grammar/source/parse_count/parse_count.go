// Package parse_count reads a number of repetitions.
package parse_count

import (
	"strconv"

	"rkllmd/grammar"
	"rkllmd/grammar/source/fail_source"
)

// ParseCount reads a number of repetitions; grammar.NoLimit if none stands here.
//
// **Runs on:** one thread at a time.
func ParseCount(r *grammar.Reader) int {
	start := r.At
	for r.At < len(r.Source) && r.Source[r.At] >= '0' && r.Source[r.At] <= '9' {
		r.At++
	}
	if start == r.At {
		return grammar.NoLimit
	}
	n, err := strconv.Atoi(r.Source[start:r.At])
	if err != nil || n > grammar.MaxTimes {
		fail_source.FailSource(r, "%s repetitions are more than %d", r.Source[start:r.At], grammar.MaxTimes)
	}
	return n
}
