// Package take_turns measures two contenders.
package take_turns

import (
	"time"

	"rkllmd/bench"
)

// TakeTurns calls run for contender 0 and contender 1 in turns, each beginning every other round, until budget is used
// up: for 40 rounds at most, and 5 at least, or 3 where these take more than four budgets. It returns what run
// returned, by contender.
func TakeTurns(budget time.Duration, run func(who int) bench.Spent) (spent [2][]bench.Spent) {
	started := time.Now()
	for round := 0; round < 40; round++ {
		if passed := time.Since(started); round >= 5 && passed > budget || round >= 3 && passed > 4*budget {
			break
		}
		for turn := range 2 {
			who := (round + turn) % 2
			spent[who] = append(spent[who], run(who))
		}
	}
	return spent
}
