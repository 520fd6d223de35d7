// Package compare_answers measures answers of two daemons in turns.
package compare_answers

import (
	"fmt"
	"testing"
	"time"

	"rkllmd/bench/measure_times"
)

// Goals of what the fleet adds, at the middle.
const (
	GoalFirst = 2 * time.Millisecond
	GoalToken = 300 * time.Microsecond
)

// CompareAnswers asks the member and the gateway at addresses in turns for a stream of count tokens, so many times
// each: ask returns how long the first token took, and each, in nanoseconds. It prints p50 and p99 of both and what the
// gateway adds. The first answer of each is left out.
func CompareAnswers(b *testing.B, name string, rounds int, addresses [2]string, count int,
	ask func(b *testing.B, address string, count int) (int64, []int64)) {
	b.Helper()
	var all [2][2][]int64 // of the first token, and of each; of the member, and of the gateway
	for round := range rounds + 1 {
		for turn := range 2 {
			who := (turn + round) % 2
			first, times := ask(b, addresses[who], count)
			if round > 0 {
				all[0][who], all[1][who] = append(all[0][who], first), append(all[1][who], times...)
			}
		}
	}
	for i, goal := range []time.Duration{GoalFirst, GoalToken} {
		member, gateway := measure_times.MeasureTimes(all[i][0]), measure_times.MeasureTimes(all[i][1])
		added := gateway.P50 - member.P50
		fmt.Printf("  %-44s %9.0f %9.0f %9.0f %9.0f %+9.0f %+9.0f  %s: at most %.0f at p50\n",
			name+[2]string{", first token", ", each token"}[i], float64(member.P50)/1e3, float64(member.P99)/1e3,
			float64(gateway.P50)/1e3, float64(gateway.P99)/1e3, float64(added)/1e3, float64(gateway.P99-member.P99)/1e3,
			map[bool]string{true: "met", false: "MISSED"}[added <= goal], float64(goal)/1e3)
	}
}
