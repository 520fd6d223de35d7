// Package take_turns measures two contenders.
package take_turns

import (
	"time"

	"rkllmd/bench"
)

// TakeTurns calls run for contender 0 and contender 1 in turns, each beginning every other round, until budget is used
// up: for 5 rounds at least and 40 at most. It returns what run returned, by contender.
func TakeTurns(budget time.Duration, run func(who int) bench.Spent) (spent [2][]bench.Spent) {
	started := time.Now()
	for round := 0; round < 5 || round < 40 && time.Since(started) < budget; round++ {
		for turn := range 2 {
			who := (round + turn) % 2
			spent[who] = append(spent[who], run(who))
		}
	}
	return spent
}
