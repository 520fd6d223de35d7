// Package compare_spent sums up the turns of two contenders.
package compare_spent

import (
	"fmt"
	"math"
	"slices"

	"rkllmd/bench"
)

// CompareSpent makes a line of the table of what two contenders have spent (take_turns): the medians of both, as so
// many tokens per second or, with tokens 0, in milliseconds, and the medians of the rounds' ratios, by the clock and in
// CPU time. goal, if it is not 0, is what ours are to be of the speed: in CPU time, which other processes disturb less,
// where threads is 1 and so nobody waits for another.
func CompareSpent(name string, tokens int, spent [2][]bench.Spent, goal float64, threads int) bench.Comparison {
	var values, cpu, ratios [2][]float64 // ratios: by the clock, in CPU time
	for round := range spent[0] {
		ours, other := spent[0][round], spent[1][round]
		ratios[0] = append(ratios[0], other.Wall.Seconds()/ours.Wall.Seconds())
		ratios[1] = append(ratios[1], other.CPU.Seconds()/ours.CPU.Seconds())
		for who, s := range []bench.Spent{ours, other} {
			value := 1000 * s.Wall.Seconds()
			if tokens > 0 {
				value = float64(tokens) / s.Wall.Seconds()
			}
			values[who], cpu[who] = append(values[who], value), append(cpu[who], s.CPU.Seconds())
		}
	}
	c := bench.Comparison{Name: name + ", tokens/s"}
	if tokens == 0 {
		c.Name = name + ", ms"
	}
	for i, figures := range [][]float64{values[0], values[1], cpu[0], cpu[1], ratios[0], ratios[1]} {
		slices.Sort(figures)
		*[]*float64{&c.Ours, &c.Other, &c.CPU[0], &c.CPU[1], &c.Ratio, &c.CPURatio}[i] = figures[len(figures)/2]
	}
	decisive := ratios[0]
	if threads == 1 {
		decisive = ratios[1]
	}
	count := len(decisive)
	c.Spread = [2]float64{decisive[count/4], decisive[count-1-count/4]}
	if goal > 0 {
		reached := math.Round(100*decisive[count/2]) / 100
		c.Goal, c.Met = fmt.Sprintf("%.2f of at least %.2f", reached, goal), reached >= goal
	}
	return c
}
