// Package compare_limit makes shares of the memory's speed of speeds of answers.
package compare_limit

import (
	"fmt"

	"rkllmd/bench"
)

// CompareLimit returns the line which says what share of limit, bytes per second, both have in answers, the line
// answers, where each token reads so many bytes. The goal is for what no cache holds. With one thread CPU time counts,
// as for the limit. tokens is how many answers has.
func CompareLimit(answers bench.Comparison, name string, tokens int, bytes, limit float64,
	threads int) bench.Comparison {
	const large, goal = 200 << 20, 0.85
	c := bench.Comparison{Name: name, Ours: answers.Ours * bytes / limit, Other: answers.Other * bytes / limit}
	if threads == 1 {
		c.Ours = float64(tokens) * bytes / answers.CPU[0] / limit
		c.Other = float64(tokens) * bytes / answers.CPU[1] / limit
	}
	c.Ratio = c.Ours / c.Other
	if bytes > large {
		c.Goal, c.Met = fmt.Sprintf("%.2f of at least %.2f", c.Ours, goal), c.Ours >= goal
	}
	return c
}
