// Package share_prompts divides a step among prompts.
package share_prompts

import (
	"rkllmd/engine"
	"rkllmd/engine/plan/share_evenly"
)

// SharePrompts divides budget rows among the slots whose tasks need so many for their prompts: evenly between users,
// then between the tasks of each. What cannot be divided goes to those from slot first on.
//
// **Runs on:** the pool's thread.
func SharePrompts(slots []engine.Slot, needs [engine.MaxSequences]int, budget, first int) (
	shares [engine.MaxSequences]int) {
	// by slot: the first slot of the same user; by that: what they need together
	var group, total [engine.MaxSequences]int
	for i := range slots {
		for group[i] = 0; needs[i] > 0; group[i]++ {
			if g := group[i]; needs[g] > 0 && slots[g].Task.Client.User == slots[i].Task.Client.User {
				total[g] += needs[i]
				break
			}
		}
	}
	for g, budget := range share_evenly.ShareEvenly(budget, total, first) {
		if budget == 0 {
			continue
		}
		var members [engine.MaxSequences]int
		for i := range slots {
			if group[i] == g {
				members[i] = needs[i]
			}
		}
		for i, share := range share_evenly.ShareEvenly(budget, members, first) {
			shares[i] += share
		}
	}
	return shares
}
