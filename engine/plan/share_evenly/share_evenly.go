// Package share_evenly divides what is there.
package share_evenly

import "rkllmd/engine"

// ShareEvenly divides total among those who need some of it: nobody gets more than he needs, and what one does not need
// goes to the others. What cannot be divided goes to those from index first on.
//
// **Runs on:** any thread.
func ShareEvenly(total int, needs [engine.MaxSequences]int, first int) (shares [engine.MaxSequences]int) {
	open := 0
	for _, need := range needs {
		if need > 0 {
			open++
		}
	}
	for total > 0 && open > 0 {
		each := max(1, total/open)
		for n := range needs {
			i := (first + n) % len(needs)
			give := min(each, needs[i]-shares[i], total)
			if give == 0 {
				continue
			}
			shares[i] += give
			total -= give
			if shares[i] == needs[i] {
				open--
			}
		}
	}
	return shares
}
